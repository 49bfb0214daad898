import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

// The browser reads what these tests let the services answer.
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
    part: 'top-banner',
    content: {
      headline: words('Überschrift'),
      promotionLongText: `<b>${words('Text')}</b>`,
      voucherCode,
      legalText,
    },
  },
  '~header_pi': {
    type: 'ApiPiPromotion',
    part: 'pi-banner',
    content: { headline: words('Überschrift'), subline: words('Zeile'), link },
  },
  '~header_benefits': {
    type: 'ApiHeaderBenefitsPromotion',
    part: 'benefits',
    content: { links: [1, 2, 3, 4].map((n) => ({ url: `/${n}`, text: words(`Vorteil ${n}`) })) },
  },
  category_coffee: {
    type: 'ApiCategory',
    part: 'category-banner',
    content: { headline: words('Überschrift'), subline: words('Zeile'), linkURL: '/c', legalText },
  },
};

type Part = (typeof promotions)[keyof typeof promotions]['part'];

/** The button that opens a banner's texts: a top banner has one for its text and its legal one (PROMO-45). */
const openerOf = (page: Page, part: Part) =>
  page
    .locator(`[data-part="${part}"]`)
    .locator(`[data-part="${part === 'top-banner' ? 'legal' : 'full-text'}-toggle"]`);

/** All but the benefits of a phone, which are in a line that is scrolled by hand (PROMO-40). */
const banners = (width: number) =>
  Object.values(promotions).filter(({ part }) => part !== 'benefits' || width >= 600);

/** The shop's promotions have texts that are longer than any banner. */
async function openLongTexts(page: Page, width = 1500) {
  await page.route('**/service/promotion/api/promotion/**', async (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const { type, content } = promotions[id as keyof typeof promotions];
    await route.fulfill({ json: { type, contentJSON: JSON.stringify(content) } });
  });
  await page.goto('/category/coffee');
  for (const { part } of banners(width)) await expect(openerOf(page, part)).toBeVisible();
  // An open text would be wrapped anew by its bold words.
  await expect(page.locator('[data-part="top-banner"] [data-clamped] b').first()).toBeAttached();
}

for (const [width, hasTouch] of [
  [1500, false],
  [1200, false],
  [1000, false],
  [800, true],
  [375, true],
  [320, true],
] as const) {
  test.describe(`At ${width} px`, () => {
    test.use({ hasTouch, viewport: { width, height: 900 } });

    // PROMO-37, PROMO-45, PROMO-49
    test('texts that are cut are read in full, and nothing moves', async ({ page }) => {
      const layoutShifts = await recordLayoutShifts(page);
      await openLongTexts(page, width);
      for (const { part, content } of banners(width)) {
        const toggle = openerOf(page, part);
        const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
        const ends = JSON.stringify(content).match(/Ende [^".]+\./g) ?? [];
        const open = () => (hasTouch ? toggle.tap() : toggle.click());
        await open();
        for (const end of ends) {
          const last = text.getByText(end).last();
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport();
        }
        await page.keyboard.press('Escape');
        await expect(text).toBeHidden();
        await toggle.press('Enter');
        await expect(text).toBeVisible();
        await page.keyboard.press('Escape');
        const box = await toggle.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(width < 980 ? 44 : 24);
        expect(box?.width).toBeGreaterThanOrEqual(width < 980 ? 44 : 24);
      }
      expect(await layoutShifts()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('Texts that fit have no button; after a change of the window those that are cut have one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/');
  const toggle = page.locator('[data-part="benefits"] [data-part="full-text-toggle"]');
  await expect(page.locator('[data-part="benefits"]')).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect(toggle).toHaveCount(0);
});

test('Open full texts have no axe violations', async ({ page }) => {
  await openLongTexts(page);
  for (const { part } of Object.values(promotions)) {
    await openerOf(page, part).click();
    await expectNoViolations(page, '[data-part="promotion-area"]');
  }
});
