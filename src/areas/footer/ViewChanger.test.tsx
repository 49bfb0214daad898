import { fireEvent, screen } from '@testing-library/react';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { ViewChanger } from './ViewChanger.tsx';

const labels = { toMobile: 'Zur mobilen Ansicht', toDesktop: 'Zur Desktop-Ansicht' };

async function showAt(address: string, given: Partial<typeof labels> = labels) {
  window.history.replaceState(null, '', address);
  await renderWithFascia(<ViewChanger labels={given} language="de-DE" />);
  return screen.queryByRole('link');
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('leads to the same page for desktops', async () => {
  const link = await showAt('/m/becher-c4016?page=2#end');
  expect(link).toHaveTextContent('Zur Desktop-Ansicht');
  expect(link).toHaveAttribute('data-part', 'to-desktop');
  expect(link).toHaveAttribute('href', '/becher-c4016?page=2&forceP=WEBSHOP#end');
});

test('leads back where the visitor has come by it', async () => {
  const link = await showAt('/becher-c4016?page=2&forceP=WEBSHOP');
  expect(link).toHaveTextContent('Zur mobilen Ansicht');
  expect(link).toHaveAttribute('href', '/becher-c4016?page=2');
});

test('knows where the page is when it is used, though a client router tells nobody', async () => {
  const link = await showAt('/m/becher-c4016');
  window.history.pushState(null, '', '/m/teller-c4017');
  if (link) fireEvent.focus(link);
  expect(link).toHaveAttribute('href', '/teller-c4017?forceP=WEBSHOP');
});

test('without a label there is no link', async () => {
  expect(await showAt('/m/becher-c4016', {})).toBeNull();
  expect(await showAt('/?forceP=WEBSHOP', { toDesktop: 'Zur Desktop-Ansicht' })).toBeNull();
});
