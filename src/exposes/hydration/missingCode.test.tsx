import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { pageStore } from '../../app/page.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/dialog.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import '../../testing/freshPage.ts';
import { serve } from '../../testing/hydrateMarkup.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const RETRY_MS = 10_000;
const loadingError = (file: string) => new Error(`Loading chunk ${file} failed`);

const view = await import('../../features/promotions/chunks/announcements/PromotionView.tsx');
const actualFooter = await import('../Footer.tsx');
let isDown = true;
jest.unstable_mockModule('../../features/promotions/chunks/announcements/PromotionView.tsx', () => {
  if (isDown) throw loadingError('promotions');
  return view;
});
jest.unstable_mockModule('../Footer.tsx', () => {
  if (isDown) throw loadingError('Footer');
  return actualFooter;
});
// Must be imported after the mocks.
const header = await import('../Header.tsx');
const layout = await import('../Layout.tsx');

serveShop();
const errors = collectErrors();

beforeEach(() => {
  isDown = true;
});

const repair = async () => {
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(RETRY_MS));
};

// SSR-140
test('hydrates a header and keeps the server’s banner if the code of promotions fails to load', async () => {
  const source = { id: '~header_top', site: 'DE', query: '' } as const;
  const theme = { name: 'light', isDark: false } as const;
  const data = { kind: 'topBanner', headline: 'Herbst', theme } as never;
  await header.prepare({});
  pageStore().dispatch(promotions.actions.received({ key: promotions.keyOf(source), data }));
  stopTime();
  const { container, hydrate } = serve(<header.Header />);
  const slot = container.querySelector('[data-part="promotion-area"] > div');
  if (slot) slot.innerHTML = '<div data-part="top-banner"><p>Herbst vom Server</p></div>';
  const banner = screen.getByText('Herbst vom Server');

  expect(await hydrate()).toEqual([]);
  expect(screen.getByRole('banner')).toHaveAttribute('data-fascia-layout', 'wide');
  expect(banner).toBeInTheDocument();
  expect(slot).toBeInTheDocument();

  await repair();
  expect(banner).not.toBeInTheDocument();
  expect(container.querySelector('[data-part="top-banner"]')).toHaveTextContent('Herbst');
  expect(errors).toEqual([expect.objectContaining({ module: 'promotions', operation: 'load' })]);
});

// SSR-140
test('hydrates a layout and keeps the server’s footer if the footer’s code fails to load', async () => {
  await actualFooter.prepare({});
  await layout.prepare({ reduced: true });
  stopTime();
  const { container, hydrate } = serve(<layout.Layout reduced>Becher</layout.Layout>);
  const served = container.querySelector('footer');
  if (served) served.innerHTML = '<p>Impressum vom Server</p>';

  expect(await hydrate()).toEqual([]);
  expect(screen.getByRole('banner')).toHaveAttribute('data-fascia-layout', 'wide');
  expect(served).toBeInTheDocument();

  await repair();
  expect(served).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-fascia', 'footer');
});
