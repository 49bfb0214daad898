import { fireEvent, screen } from '@testing-library/react';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { ViewChanger } from './ViewChanger.tsx';

const labels = { toMobile: 'Zur mobilen Ansicht', toDesktop: 'Zur Desktop-Ansicht' };

async function renderAt(address: string, given: Partial<typeof labels> = labels) {
  window.history.replaceState(null, '', address);
  await renderWithFascia(<ViewChanger labels={given} language="de-DE" />);
  return screen.queryByRole('link');
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('links to the desktop view of the page (FOOT-29, FOOT-31)', async () => {
  const link = await renderAt('/m/becher-c4016?page=2#end');
  expect(link).toHaveTextContent('Zur Desktop-Ansicht');
  expect(link).toHaveAttribute('data-part', 'to-desktop');
  expect(link).toHaveAttribute('href', '/becher-c4016?page=2&forceP=WEBSHOP#end');
});

test('links back to the mobile view on a page with a forced desktop view (FOOT-29)', async () => {
  const link = await renderAt('/becher-c4016?page=2&forceP=WEBSHOP');
  expect(link).toHaveTextContent('Zur mobilen Ansicht');
  expect(link).toHaveAttribute('href', '/becher-c4016?page=2');
});

test('the link is updated on focus if a client router changed the address without an event', async () => {
  const link = await renderAt('/m/becher-c4016');
  window.history.pushState(null, '', '/m/teller-c4017');
  if (link) fireEvent.focus(link);
  expect(link).toHaveAttribute('href', '/teller-c4017?forceP=WEBSHOP');
});

test('renders no link without its label (FOOT-06)', async () => {
  expect(await renderAt('/m/becher-c4016', {})).toBeNull();
  expect(await renderAt('/?forceP=WEBSHOP', { toDesktop: 'Zur Desktop-Ansicht' })).toBeNull();
});
