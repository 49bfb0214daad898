import type { Page } from '@playwright/test';
import { headTags } from '../../host-kit/src/server.ts';
import type { RunningServer } from '../host/server/demo/listen.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { FILL_SLOTS, serveSlotPage } from './slotPage.ts';

const head = () =>
  headTags(remoteManifest, {
    modules: ['Header', 'Footer', 'NewsletterForm'],
    baseUrl: '/remote/',
    withReact: true,
    nonce: NONCE,
  });

const pageHtml = (body: string, style = '') => `<!doctype html>
<html lang="de">
<head><meta name="viewport" content="width=device-width"><title>Host</title>
<style nonce="${NONCE}">html { font-size: 62.5% } body { margin: 0; font: 1.4rem monospace } ${style}</style>
${head()}
</head>
<body>${body}<script nonce="${NONCE}">${FILL_SLOTS}</script></body></html>`;

/** What changes a header's height. */
const SETTINGS = [
  '',
  'data-reduced="true"',
  'data-showpromotionbanner="false"',
  'data-categorypromotionid="category_coffee"',
  'data-reduced="true" data-categorypromotionid="category_coffee"',
  'data-platform="MATCH" data-show-promotion-banner="false"',
  'data-platform="CLASSIC" data-showpromotionbanner="false"',
  'data-reduced="" data-platform="TABLET"',
];
const WIDTHS = [320, 375, 600, 767, 768, 800, 979, 980, 1280, 1439, 1440, 1500, 1920];

/** The heights of the slots of a kind, in px. */
const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));

const isCoarse = () => matchMedia('(pointer: coarse)').matches;

async function onPage(
  options: Parameters<typeof serveSlotPage>[0],
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await serveSlotPage(options);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

test.describe('An empty slot', { tag: '@every-shop' }, () => {
  for (const hasTouch of [false, true]) {
    test.describe(hasTouch ? 'on a touch screen' : 'with a mouse', () => {
      test.use({ hasTouch });

      // HK-87, HK-88
      test('is as high as the header with its settings, at each width, or as the frame of another part; one that was given up has no height', async ({
        page,
      }) => {
        const others = ['Footer', 'Footer" data-reduced="true', 'NewsletterForm', 'Other']
          .map((slot) => `<div data-fascia-slot="${slot}" data-empty data-other></div>`)
          .join('');
        const given =
          '<div data-fascia-slot="Header" data-fascia-slot-state="removed" data-empty data-other></div>';
        const slots = SETTINGS.map(
          (settings) =>
            `<div data-fascia-slot="Header" data-empty ${settings}></div>
             <div data-fascia-slot="Header" ${settings}></div>`,
        );
        const html = () => pageHtml(slots.join('') + others + given);
        await onPage({ html }, async ({ origin }) => {
          await page.goto(origin);
          expect(await page.evaluate(isCoarse)).toBe(hasTouch);
          expect(await heights(page, '[data-other]')).toEqual([960, 512, 416, 0, 0]);
          await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toHaveCount(
            SETTINGS.length,
          );
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await expect(
              page.locator('[data-fascia="header"]:not([data-reduced])').first(),
            ).toHaveAttribute('data-fascia-layout', width < 980 ? 'mobile' : 'wide');
            const drawn = await heights(page, '[data-fascia-slot]:not([data-empty])');
            const empty = await heights(page, '[data-empty]:not([data-other])');
            expect(Math.min(...drawn)).toBeGreaterThan(50);
            const differences = empty.map((height, index) => [
              SETTINGS[index],
              Math.abs(height - (drawn[index] ?? 0)) > 1 ? [height, drawn[index]] : 'equal',
            ]);
            expect([width, differences]).toEqual([width, SETTINGS.map((each) => [each, 'equal'])]);
          }
        });
      });
    });
  }
});

const FALLBACK = {
  Header: '<nav class="fallback"><a href="/">Shop</a> <a href="/cart">Cart</a></nav>',
  Footer: '<p class="fallback"><a href="/imprint">Imprint</a></p>',
};

const slot = (name: 'Header' | 'Footer', isEmpty: boolean) =>
  `<div data-fascia-slot="${name}">${isEmpty ? '' : FALLBACK[name]}</div>`;

for (const [isEmpty, widths] of [
  [true, [375, 800, 1500]],
  [false, [375, 1280]],
] as const) {
  // HK-89
  test(`Nothing moves when the remote is 5 s late and the slots ${isEmpty ? 'are empty' : 'have a static fallback'}`, async ({
    page,
  }) => {
    const body = `${slot('Header', isEmpty)}<main><h1>Coffee</h1><p>Short page.</p></main>${slot('Footer', isEmpty)}
      <p>After the footer</p>`;
    const layoutShifts = await recordLayoutShifts(page);
    for (const width of widths) {
      // Each server is another origin: the browser has none of its files.
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 1_000 });
        const options = { html: () => pageHtml(body), remoteDelayMs: 5_000 };
        await onPage(options, async ({ origin }) => {
          await page.goto(origin, { waitUntil: 'commit' });
          // The page is there before the remote.
          await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible({
            timeout: 3_000,
          });
          expect(await page.locator('[data-fascia]').count()).toBe(0);
          await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
          await expect(page.locator('[data-part="legal-links"]')).toBeAttached();
          await page.waitForLoadState('networkidle');
          const scores = (await layoutShifts()).map((shift) => Number.parseFloat(shift));
          const sum = scores.reduce((total, score) => total + score, 0);
          expect([sum <= 0.005, await layoutShifts()]).toEqual([true, await layoutShifts()]);
        });
      });
    }
  });
}
