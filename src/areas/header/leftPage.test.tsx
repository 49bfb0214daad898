import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { stopTime } from '../../testing/fakeClock.ts';
import { goBack } from '../../testing/goBack.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();

const flyout = (name: string) => document.querySelector(`[data-flyout="${name}"]`);
const part = (name: string) =>
  document.querySelector(`[data-part="${name}"]`) as unknown as HTMLElement;

// HEAD-153
test('leaving the page closes the flyout of an icon and unlocks the page', async () => {
  await renderModule(header, { sticky: true });
  await userEvent.click(part('icon-cart'));
  await waitFor(() => expect(flyout('cart')).toBeVisible());
  expect(document.body.style.overflowY).toBe('hidden');
  goBack();
  expect(flyout('cart')).not.toBeVisible();
  expect(document.body.style.overflowY).toBe('');
  expect(document.body).not.toHaveClass('header2020-flyout-open');
});

// HEAD-153
test('leaving the page closes the drawer and unlocks the page', async () => {
  await renderModule(header, { platform: 'MATCH' });
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  expect(document.body.style.overflowY).toBe('hidden');
  goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.style.overflowY).toBe('');
  expect(document.body).not.toHaveClass('header2020-flyout-open');
});

// HEAD-153
test.each<[string, Partial<header.HeaderSettings>, () => Promise<unknown>]>([
  ['a flyout', { sticky: true }, () => userEvent.click(part('icon-cart'))],
  [
    'the drawer',
    { platform: 'MATCH' },
    () => userEvent.click(screen.getByRole('button', { name: 'Menü' })),
  ],
])('the page scrolls after it has removed the slot with %s', async (_, settings, open) => {
  const { container } = await renderModule(header, settings);
  await open();
  await waitFor(() => expect(document.body.style.overflowY).toBe('hidden'));
  act(() => container.remove());
  await waitFor(() => expect(document.body.style.overflowY).toBe(''));
  expect(document.body).not.toHaveClass('header2020-flyout-open');
});

// HEAD-153
test('leaving the page closes the flyout of a navigation item', async () => {
  await renderModule(header, { platform: 'CLASSIC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Kaffee: Untermenü' }));
  await waitFor(() => expect(flyout('coffee')).toBeVisible());
  goBack();
  expect(flyout('coffee')).not.toBeVisible();
});

// HEAD-153
test('an item clicked before leaving the page does not open its flyout on the next page', async () => {
  await renderModule(header, { platform: 'CLASSIC' });
  const item = screen.getByRole('link', { name: 'Kaffee' });
  const button = await screen.findByRole('button', { name: 'Kaffee: Untermenü' });
  stopTime();
  fireEvent.pointerEnter(item.closest('li') as Element);
  item.addEventListener('click', (event) => event.preventDefault());
  act(() => item.click());
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
