import type { Page } from '@playwright/test';
import { headTags } from '../../host-kit/src/server.ts';
import { holdRequests } from './faults.ts';
import { expect } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { part } from './locators.ts';
import { waitForRendering } from './pageData.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { FILL_SLOTS, test } from './slotPage.ts';

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

/** Settings that change a header's height. */
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

/** The heights of the matching slots, in px. */
const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));

const isCoarse = () => matchMedia('(pointer: coarse)').matches;

test.describe('an empty slot', { tag: '@every-shop' }, () => {
  for (const hasTouch of [false, true]) {
    test.describe(hasTouch ? 'on a touch screen' : 'with a mouse', () => {
      test.use({ hasTouch });

      // HK-87
      test('is as high as the header with its settings at each width', async ({
        page,
        slotPage,
      }) => {
        const slots = SETTINGS.map(
          (settings) =>
            `<div data-fascia-slot="Header" data-empty ${settings}></div>
             <div data-fascia-slot="Header" ${settings}></div>`,
        );
        const { origin } = await slotPage({ html: () => pageHtml(slots.join('')) });
        await page.goto(origin);
        expect(await page.evaluate(isCoarse)).toBe(hasTouch);
        await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toHaveCount(
          SETTINGS.length,
        );
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect(
            page.locator('[data-fascia="header"]:not([data-reduced])').first(),
          ).toHaveAttribute('data-fascia-layout', width < 980 ? 'mobile' : 'wide');
          const rendered = await heights(page, '[data-fascia-slot]:not([data-empty])');
          const empty = await heights(page, '[data-empty]');
          expect(Math.min(...rendered)).toBeGreaterThan(50);
          const differing = SETTINGS.filter(
            (_, index) => Math.abs((empty[index] ?? 0) - (rendered[index] ?? 0)) > 1,
          );
          expect(differing, `${width} px`).toEqual([]);
        }
      });
    });
  }

  // HK-87
  test('is as high as another module’s frame, or has no height if it was removed', async ({
    page,
    slotPage,
  }) => {
    const slots = [
      'Footer',
      'Footer" data-reduced="true',
      'NewsletterForm',
      'Other',
      'Header" data-fascia-slot-state="removed',
    ].map((slot) => `<div data-fascia-slot="${slot}" data-empty></div>`);
    const { origin } = await slotPage({ html: () => pageHtml(slots.join('')) });
    await page.goto(origin);
    expect(await heights(page, '[data-empty]')).toEqual([960, 512, 416, 0, 0]);
  });
});

const slotsOf = (header: string, footer: string) =>
  `<div data-fascia-slot="Header">${header}</div><main><h1>Coffee</h1><p>Short page.</p></main>
   <div data-fascia-slot="Footer">${footer}</div><p>After the footer</p>`;

const EMPTY = slotsOf('', '');
const FALLBACK = slotsOf(
  '<nav class="fallback"><a href="/">Shop</a> <a href="/cart">Cart</a></nav>',
  '<p class="fallback"><a href="/imprint">Imprint</a></p>',
);

for (const [title, body, width] of [
  ['empty slots', EMPTY, 375],
  ['empty slots', EMPTY, 1500],
  ['a static fallback', FALLBACK, 800],
] as const) {
  // HK-87
  test(`nothing moves on a page with ${title} if the remote is 5 s late, at ${width} px`, async ({
    page,
    slotPage,
  }) => {
    const layoutShifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 1_000 });
    const { origin } = await slotPage({ html: () => pageHtml(body) });
    const release = await holdRequests(page, '**/remote/**');
    await page.clock.install();
    await page.goto(origin, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.locator('[data-fascia]')).toHaveCount(0);
    release();
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'nav-item').first()).toBeAttached();
    await expect(part(page, 'top-banner')).toBeVisible();
    await expect(part(page, 'legal-links')).toBeAttached();
    await waitForRendering(page);
    const shifts = await layoutShifts();
    expect(totalShift(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.0003);
  });
}

for (const [kind, width, height] of [
  ['full', 375, 57],
  ['full', 1500, 141],
  ['reduced', 375, 73],
  ['reduced', 1500, 73],
] as const) {
  // HEAD-154
  test(`at ${width} px a sticky ${kind} header does not cover the target of the address`, async ({
    page,
    slotPage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const chapters = ['one', 'two', 'three'].map(
      (id) => `<h2 id="${id}">${id}</h2><p>${'Text<br>'.repeat(80)}</p>`,
    );
    const slot = `<div data-fascia-slot="Header" data-sticky="true" data-reduced="${kind === 'reduced'}"></div>`;
    const html = pageHtml(`${slot}<main>${chapters.join('')}</main>`);
    const { origin } = await slotPage({ html: () => html });
    const release = await holdRequests(page, '**/remoteEntry.js');
    await page.goto(`${origin}/#two`, { waitUntil: 'commit' });
    const top = () => page.locator('#two').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(height, 0);
    release();
    await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
    const { bottom } = await page
      .locator('[data-fascia="header"]')
      .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    expect(await top()).toBeGreaterThanOrEqual(bottom - 1);
    expect(await top()).toBeLessThan(bottom + 2);
  });
}
