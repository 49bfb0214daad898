import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './textSize.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return box;
};

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

async function open(page: Page, width: number) {
  await resize(page, width);
  await page.goto('/help');
  await page.waitForLoadState('networkidle');
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // PROMO-43
  test('a legal text, and what a phone leaves out of a banner, are read by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/help');
    const text = part(page, 'legal-text').first();
    await expect(text).toBeHidden();
    await part(page, 'legal-toggle').focus();
    await expect(text).toBeVisible();
    await expect(text).toContainText('Einmal pro Bestellung');
    const banner = part(page, 'pi-banner');
    await banner.locator('[data-part="full-text-toggle"]').focus();
    await expect(banner.locator('[data-part="full-text"]')).toContainText('Von Kleinbauern');
    await expect(banner.locator('[data-part="full-text"]')).toBeVisible();
  });
});

const HEBREW = 'קפה קלוי טרי במבצע לסתיו';
const longTop = {
  headline: HEBREW,
  promotionShortText: 'Donaudampfschifffahrtsgesellschaftskapitän und sechs Zeilen Text. '.repeat(
    5,
  ),
  voucherCode: { code: 'HERBSTKAFFEE', instruction: 'an der Kasse eingeben' },
  legalText: 'Nur online',
  legalTextHint: 'Teilnahmebedingungen',
};

const serveTopBanner = (page: Page, content: object) =>
  page.route('**/promotion/~header_top*', (route) =>
    route.fulfill({
      json: { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify(content) },
    }),
  );

/** Expects the voucher's code and the label of the button beside it in one line each. */
async function expectOneLineEach(page: Page, message: string): Promise<void> {
  for (const words of [
    part(page, 'promo-code'),
    part(page, 'legal-toggle').locator('span').first(),
  ]) {
    const lines = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, message).toBe(1);
  }
}

// PROMO-45, PROMO-47
test('On a phone one button opens the text of a banner with its legal text, and no word of a voucher is broken in letters twice as large', async ({
  page,
}) => {
  await open(page, 375);
  const banner = part(page, 'top-banner');
  await expect(banner.getByRole('button')).toHaveCount(2);
  await part(page, 'legal-toggle').click();
  await expect(part(page, 'legal-text').getByText('an der Kasse eingeben')).toBeVisible();
  await expect(part(page, 'legal-text').getByText(/Einmal pro Bestellung/)).toBeVisible();
  await page.keyboard.press('Escape');
  await setTextSize(page, 32);
  for (const width of [320, 375]) {
    await resize(page, width);
    await expectOneLineEach(page, `${width} px`);
  }
});

async function expectNoOverlap(page: Page): Promise<void> {
  const banner = await boxOf(part(page, 'top-banner'));
  const headline = part(page, 'top-banner').getByText(HEBREW).first();
  const boxes = [{ name: 'headline', ...(await boxOf(headline)) }];
  for (const name of ['promo-code', 'copy-code', 'legal-toggle']) {
    boxes.push({ name, ...(await boxOf(part(page, name))) });
  }
  for (const a of boxes) {
    expect(a.x, a.name).toBeGreaterThanOrEqual(banner.x);
    expect(a.x + a.width, a.name).toBeLessThanOrEqual(banner.x + banner.width + 0.5);
    expect(a.y, a.name).toBeGreaterThanOrEqual(banner.y - 0.5);
    expect(a.y + a.height, a.name).toBeLessThanOrEqual(banner.y + banner.height + 0.5);
    for (const b of boxes.filter((each) => each.name > a.name)) {
      const isApart =
        a.x + a.width <= b.x + 0.5 ||
        b.x + b.width <= a.x + 0.5 ||
        a.y + a.height <= b.y + 0.5 ||
        b.y + b.height <= a.y + 0.5;
      expect(isApart, `${a.name} and ${b.name}`).toBe(true);
    }
  }
}

test.describe('With long texts', () => {
  // The browser reads what these tests let the services answer.
  test.use({ hasFragmentService: false });

  // PROMO-42, PROMO-44
  test('no parts of a banner overlap at any width and text size, and a text from right to left begins at the right', async ({
    page,
  }) => {
    await serveTopBanner(page, longTop);
    await open(page, 320);
    for (const [width, size] of [
      [320, 16],
      [600, 16],
      [800, 16],
      [800, 32],
      [375, 32],
      [1200, 32],
    ] as const) {
      await test.step(`${width} px with a text size of ${size} px`, async () => {
        await resize(page, width);
        await setTextSize(page, size);
        await expectNoOverlap(page);
      });
    }
    await test.step('the button that copies a long code is in the ticket', async () => {
      const voucherCode = { ...longTop.voucherCode, code: 'HERBSTKAFFEE26' };
      const content = { ...longTop, voucherCode, legalTextHint: 'Teilnahmebedingungen lesen' };
      await serveTopBanner(page, content);
      await open(page, 1200);
      await expectNoOverlap(page);
      const copy = part(page, 'top-banner').locator('[data-part="copy-code"]');
      const [button, ticket] = [await boxOf(copy), await boxOf(copy.locator('..'))];
      expect(button.x + button.width).toBeLessThanOrEqual(ticket.x + ticket.width);
    });
    await test.step('a text from right to left', async () => {
      await setTextSize(page, 16);
      await serveTopBanner(page, { headline: 'קפה' });
      await open(page, 1200);
      const gaps = await part(page, 'top-banner')
        .getByText('קפה')
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
          return [text.left - box.left, box.right - text.right];
        });
      expect(gaps[0]).toBeGreaterThan(100);
      expect(gaps[1]).toBeLessThan(1);
    });
  });

  // PROMO-50
  test('a code of eight letters and the label beside it are in one piece on the narrowest phone', async ({
    page,
  }) => {
    const hints = [{ legalTextHintShort: 'Bed.' }, { legalTextHint: 'Teilnahmebedingungen' }, {}];
    for (const hint of hints) {
      const voucherCode = { code: 'ADVENT10', instruction: 'an der Kasse eingeben' };
      const content = { headline: '10 % auf alles', voucherCode, legalText: 'Nur online', ...hint };
      await serveTopBanner(page, content);
      await open(page, 320);
      for (const width of [320, 340, 375]) {
        await resize(page, width);
        await expectOneLineEach(page, `${width} px, ${JSON.stringify(hint)}`);
      }
    }
  });
});
