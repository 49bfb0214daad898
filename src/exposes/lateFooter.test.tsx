import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { serveShop } from '../testing/shopServer.ts';
import '../testing/freshPage.ts';

const actual = await import('./Footer.tsx');
let isDown = true;
jest.unstable_mockModule('./Footer.tsx', () => {
  if (isDown) throw new Error('Loading chunk Footer failed');
  return actual;
});
// Must be imported after the mock.
const { Layout } = await import('./Layout.tsx');
const { mount } = await import('./mount.tsx');

serveShop();
const errors = collectErrors();

const settings = { site: 'DE', reduced: true } as const;
const footers = () => screen.queryAllByRole('contentinfo');

test('shows footers once their code can be loaded after failures (FOOT-34, LAYOUT-06)', async () => {
  await actual.prepare(settings);
  stopTime();
  const slot = document.body.appendChild(document.createElement('div'));
  const mounted = mount(slot, 'Footer', settings);
  render(<Layout {...settings}>Becher</Layout>);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(footers()).toHaveLength(0);
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(footers()).toHaveLength(2);
  expect(errors).toHaveLength(2);
  for (const module of ['mount', 'layout']) {
    expect(errors).toContainEqual(expect.objectContaining({ module, operation: 'Footer' }));
  }
  act(() => mounted.unmount());
  slot.remove();
});

test('stops requesting the code of a module that is unmounted (FOOT-34)', async () => {
  stopTime();
  const mounted = mount(document.createElement('div'), 'Header', settings);
  act(() => mounted.unmount());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(jest.getTimerCount()).toBe(0);
});
