import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, part, sidewaysScroll } from './locators.ts';
import { waitForRendering } from './pageData.ts';

// The browser requests all data, so that the tests can replace the responses.
test.use({ hasFragmentService: false });

const LONG =
  'Frisch geröstete Kaffees aus fairem Anbau, mit Liebe verpackt und versandkostenfrei. '.repeat(4);
const words = (name: string) => `${name}: ${LONG.trim()} Ende ${name}.`;
const voucherCode = { code: 'HERBST10', instruction: words('Anleitung') };
const legalText = 'Nur online';
const link = { url: '/phase', text: words('Link') };

const promotions = {
  '~header_top': {
    type: 'ApiTopBannerPromotion',
    name: 'top-banner',
    content: {
      headline: words('Überschrift'),
      promotionLongText: `<b>${words('Text')}</b>`,
      voucherCode,
      legalText,
    },
  },
  '~header_pi': {
    type: 'ApiPiPromotion',
    name: 'pi-banner',
    content: { headline: words('Überschrift'), subline: words('Zeile'), link },
  },
  '~header_benefits': {
    type: 'ApiHeaderBenefitsPromotion',
    name: 'benefits',
    content: { links: [1, 2, 3, 4].map((n) => ({ url: `/${n}`, text: words(`Vorteil ${n}`) })) },
  },
  category_coffee: {
    type: 'ApiCategory',
    name: 'category-banner',
    content: { headline: words('Überschrift'), subline: words('Zeile'), linkURL: '/c', legalText },
  },
};

/** The button that opens a banner's texts. A top banner has one button for its text and its legal text (PROMO-37). */
const openerOf = (page: Page, name: string) =>
  part(part(page, name), `${name === 'top-banner' ? 'legal' : 'full-text'}-toggle`);

/** All banners, but on phones not the benefits, which scroll sideways (PROMO-40). */
const banners = (width: number) =>
  Object.values(promotions).filter(({ name }) => name !== 'benefits' || width >= 600);

/** Opens a page whose promotions have texts that do not fit any banner. */
async function openLongTexts(page: Page, width: number): Promise<void> {
  await page.route('**/service/promotion/api/promotion/**', async (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const { type, content } = promotions[id as keyof typeof promotions];
    await route.fulfill({ json: { type, contentJSON: JSON.stringify(content) } });
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/category/coffee');
  for (const { name } of banners(width)) await expect(openerOf(page, name)).toBeVisible();
  // Waits for the markup, because bold words change the line breaks of an open text.
  await expect(page.locator('[data-part="top-banner"] [data-clamped] b').first()).toBeAttached();
}

for (const [hasTouch, width] of [
  [false, 1500],
  [false, 1000],
  [true, 320],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch });

    // PROMO-37
    test(`cut-off texts open by ${hasTouch ? 'touch' : 'mouse'} and keyboard without a layout shift`, async ({
      page,
    }) => {
      const layoutShifts = await recordLayoutShifts(page);
      await openLongTexts(page, width);
      for (const { name, content } of banners(width)) {
        const toggle = openerOf(page, name);
        const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
        await (hasTouch ? toggle.tap() : toggle.click());
        for (const end of JSON.stringify(content).match(/Ende [^".]+\./g) ?? []) {
          const last = text.getByText(end).last();
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport();
        }
        if (width === 1000) await expectNoViolations(page, '[data-part="promotion-area"]');
        await page.keyboard.press('Escape');
        await expect(text).toBeHidden();
        await toggle.press('Enter');
        await expect(text).toBeVisible();
        await page.keyboard.press('Escape');
        const box = await boxOf(toggle);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(width < 980 ? 44 : 24);
      }
      await waitForRendering(page);
      expect(await layoutShifts()).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

/** The texts that are cut off, and whether they end with an ellipsis. Benefits scroll instead. */
const findCutTexts = (page: Page) =>
  page
    .locator('[data-part="promotion-area"] [data-clamped]:not(ul)')
    .filter({ visible: true })
    .evaluateAll((texts) =>
      texts
        .filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight * 1.3 || scrollWidth > clientWidth + 1,
        )
        .map((text) => {
          const style = getComputedStyle(text);
          const lines = Number(style.webkitLineClamp);
          const isClamped =
            // Chromium reports `-webkit-box` as `flow-root` while the clamp is active.
            ['-webkit-box', 'flow-root'].includes(style.display) &&
            text.clientHeight < (lines + 0.5) * parseFloat(style.lineHeight);
          const isOneLine = style.whiteSpace === 'nowrap' && style.textOverflow === 'ellipsis';
          const hasEllipsis = style.overflow === 'hidden' && (isClamped || isOneLine);
          return { text: text.textContent.slice(0, 12), hasEllipsis };
        }),
    );

// PROMO-37
test('every cut-off text ends with an ellipsis', async ({ page }) => {
  await openLongTexts(page, 1500);
  for (const [width, count] of [
    [1500, 8],
    [1000, 8],
    [700, 5],
    [320, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await waitForRendering(page);
    const texts = await findCutTexts(page);
    expect(texts.filter(({ hasEllipsis }) => !hasEllipsis)).toEqual([]);
    expect(texts, `${width} px`).toHaveLength(count);
  }
});

test('a text has an opening button only while the window is too narrow for the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/help');
  const toggle = part(part(page, 'benefits'), 'full-text-toggle');
  await expect(part(page, 'benefits')).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect(toggle).toHaveCount(0);
});
