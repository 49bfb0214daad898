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

for (const [hasTouch, widths] of [
  [false, [1500, 1200, 1000]],
  [true, [800, 375, 320]],
] as const) {
  test.describe(`At ${widths.join(', ')} px`, () => {
    test.use({ hasTouch, viewport: { width: widths[0], height: 900 } });

    // PROMO-37, PROMO-45, PROMO-49
    test(`texts that are cut are read in full by ${hasTouch ? 'touch' : 'mouse'} and keyboard, and nothing moves`, async ({
      page,
    }) => {
      test.slow();
      const layoutShifts = await recordLayoutShifts(page);
      await openLongTexts(page, widths[0]);
      expect(await layoutShifts()).toEqual([]);
      for (const width of widths) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          for (const { part } of banners(width)) await expect(openerOf(page, part)).toBeVisible();
          // What the new width moved is recorded after the frame that shows it.
          await page.evaluate(async () => {
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          });
          const before = await layoutShifts();
          for (const { part, content } of banners(width)) {
            const toggle = openerOf(page, part);
            const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
            const ends = JSON.stringify(content).match(/Ende [^".]+\./g) ?? [];
            await (hasTouch ? toggle.tap() : toggle.click());
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
          expect(await layoutShifts()).toEqual(before);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }
      if (hasTouch) return;
      await test.step('open full texts have no axe violations', async () => {
        for (const { part } of Object.values(promotions)) {
          await openerOf(page, part).click();
          await expectNoViolations(page, '[data-part="promotion-area"]');
        }
      });
    });
  });
}

test('Texts that fit have no button; after a change of the window those that are cut have one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/help');
  const toggle = page.locator('[data-part="benefits"] [data-part="full-text-toggle"]');
  await expect(page.locator('[data-part="benefits"]')).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect(toggle).toHaveCount(0);
});
