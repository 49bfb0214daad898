import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { serveShop } from '../testing/shopServer.ts';
import '../testing/freshPage.ts';

const actual = await import('../foundation/i18n/loadCatalogue.ts');
const messages = await actual.loadCatalogue('de-AT');
let { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
jest.unstable_mockModule('../foundation/i18n/loadCatalogue.ts', () => ({
  ...actual,
  loadCatalogue: () => arrived.then(() => messages),
}));
// Must be imported after the mock.
const { prepare } = await import('./Header.tsx');
const { mount } = await import('./mount.tsx');

serveShop();
const errors = collectErrors();

const LONGER_THAN_TEXTS_TIMEOUT_MS = 5_000;
const report = { module: 'i18n', operation: 'load', message: 'The texts of de-AT did not load' };

beforeEach(() => {
  ({ promise: arrived, resolve: arrive } = Promise.withResolvers<void>());
});

async function mountWhileTextsHang(content: string) {
  stopTime();
  const slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = content;
  const mounted = mount(slot, 'Header', { site: 'AT' });
  await act(() => jest.advanceTimersByTimeAsync(LONGER_THAN_TEXTS_TIMEOUT_MS));
  return {
    slot,
    async finish() {
      arrive();
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByRole('link', { name: 'Filialen' })).toBeVisible();
      expect(errors).toEqual([report]);
      act(() => mounted.unmount());
      slot.remove();
    },
  };
}

// HEAD-32
test.each(['<a href="/">Startseite</a>', 'Startseite'])(
  'keeps the fallback %s until the texts have loaded',
  async (fallback) => {
    const { slot, finish } = await mountWhileTextsHang(fallback);
    expect(slot.innerHTML).toBe(fallback);
    await finish();
  },
);

// HEAD-32
test('shows English texts in an empty slot until the texts have loaded', async () => {
  const { finish } = await mountWhileTextsHang('');
  expect(screen.getByRole('link', { name: 'store finder' })).toBeVisible();
  await finish();
});

// HEAD-32
test('reports no late texts while the page shows the server’s header', async () => {
  stopTime();
  document.body.innerHTML =
    '<script data-fascia-state="header" type="application/json">{}</script>';
  const prepared = prepare({ site: 'AT' });
  await jest.advanceTimersByTimeAsync(LONGER_THAN_TEXTS_TIMEOUT_MS);
  arrive();
  await prepared;
  expect(errors).toEqual([]);
});
