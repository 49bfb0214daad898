import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, countLines, part } from './locators.ts';
import { resize, waitForRendering } from './pageData.ts';
import { serveTopBanner } from './topBanner.ts';
import { setTextSize } from './textSize.ts';

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/help');
  await expect(part(page, 'top-banner')).toBeVisible();
  await waitForRendering(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // PROMO-23
  test('texts that a phone omits from a banner can be read with the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/help');
    const text = part(page, 'legal-text').first();
    await expect(text).toBeHidden();
    await part(page, 'legal-toggle').focus();
    await expect(text).toBeVisible();
    await expect(text).toContainText('Einmal pro Bestellung');
    const banner = part(page, 'pi-banner');
    await part(banner, 'full-text-toggle').focus();
    await expect(part(banner, 'full-text')).toContainText('Von Kleinbauern');
    await expect(part(banner, 'full-text')).toBeVisible();
  });
});

/** Expects the voucher's code and the label of the button beside it on one line each. */
async function expectOneLineEach(page: Page, message: string): Promise<void> {
  for (const words of [
    part(page, 'promo-code'),
    part(page, 'legal-toggle').locator('span').first(),
  ]) {
    await expect.poll(() => countLines(words), message).toBe(1);
  }
}

// PROMO-37
test('on a phone one button opens the text of a banner with its legal text', async ({ page }) => {
  await open(page, 375);
  await expect(part(page, 'top-banner').getByRole('button')).toHaveCount(2);
  await part(page, 'legal-toggle').click();
  await expect(part(page, 'legal-text').getByText('an der Kasse eingeben')).toBeVisible();
  await expect(part(page, 'legal-text').getByText(/Einmal pro Bestellung/)).toBeVisible();
});

// PROMO-42
test('with double text size a phone’s voucher does not break words', async ({ page }) => {
  await setTextSize(page, 32);
  await open(page, 375);
  for (const width of [320, 375]) {
    await resize(page, width);
    await expectOneLineEach(page, `${width} px`);
  }
});

const HEBREW = 'קפה קלוי טרי במבצע לסתיו';
const voucherCode = { code: 'HERBSTKAFFEE', instruction: 'an der Kasse eingeben' };
const longTop = {
  headline: HEBREW,
  promotionShortText: 'Donaudampfschifffahrtsgesellschaftskapitän und sechs Zeilen Text. '.repeat(
    5,
  ),
  voucherCode,
  legalText: 'Nur online',
  legalTextHint: 'Teilnahmebedingungen',
};

async function expectNoOverlap(page: Page): Promise<void> {
  const banner = await boxOf(part(page, 'top-banner'));
  const headline = part(page, 'top-banner').getByText(HEBREW).first();
  const boxes = [{ name: 'headline', ...(await boxOf(headline)) }];
  for (const name of ['promo-code', 'copy-code', 'legal-toggle']) {
    boxes.push({ name, ...(await boxOf(part(page, name))) });
  }
  for (const a of boxes) {
    expect(a.x, a.name).toBeGreaterThanOrEqual(banner.x);
    expect(a.right, a.name).toBeLessThanOrEqual(banner.right + 0.5);
    expect(a.y, a.name).toBeGreaterThanOrEqual(banner.y - 0.5);
    expect(a.bottom, a.name).toBeLessThanOrEqual(banner.bottom + 0.5);
    for (const b of boxes.filter((each) => each.name > a.name)) {
      const isApart =
        a.right <= b.x + 0.5 ||
        b.right <= a.x + 0.5 ||
        a.bottom <= b.y + 0.5 ||
        b.bottom <= a.y + 0.5;
      expect(isApart, `${a.name} and ${b.name}`).toBe(true);
    }
  }
}

test.describe('with texts of other lengths', () => {
  // The browser requests all data, so that the tests can replace the responses.
  test.use({ hasFragmentService: false });

  // PROMO-42
  test('no parts of a banner with long texts overlap', async ({ page }) => {
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
        await setTextSize(page, size);
        await resize(page, width);
        await expectNoOverlap(page);
      });
    }
  });

  // PROMO-42
  test('the copy button of a long code stays inside the voucher', async ({ page }) => {
    await setTextSize(page, 32);
    await serveTopBanner(page, {
      ...longTop,
      voucherCode: { ...voucherCode, code: 'HERBSTKAFFEE26' },
      legalTextHint: 'Teilnahmebedingungen lesen',
    });
    await open(page, 1200);
    await expectNoOverlap(page);
    const copy = part(page, 'copy-code');
    const ticket = await boxOf(copy.locator('..'));
    expect((await boxOf(copy)).right).toBeLessThanOrEqual(ticket.right);
  });

  // PROMO-53
  test('right-to-left text starts at the right edge', async ({ page }) => {
    await serveTopBanner(page, { headline: 'קפה' });
    await open(page, 1200);
    const [left, right] = await part(page, 'top-banner')
      .getByText('קפה')
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return [text.left - box.left, box.right - text.right];
      });
    expect(left).toBeGreaterThan(100);
    expect(right).toBeLessThan(1);
  });

  for (const [title, hint] of [
    ['a long label', { legalTextHint: 'Teilnahmebedingungen' }],
    ['the default label', {}],
  ] as const) {
    // PROMO-42
    test(`on the narrowest phone a code of eight letters and ${title} are on one line each`, async ({
      page,
    }) => {
      await serveTopBanner(page, {
        headline: '10 % auf alles',
        voucherCode: { ...voucherCode, code: 'ADVENT10' },
        legalText: 'Nur online',
        ...hint,
      });
      await open(page, 320);
      for (const width of [320, 340, 375]) {
        await resize(page, width);
        await expectOneLineEach(page, `${width} px`);
      }
    });
  }
});
