import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { CARTS, cartEntry, openWithCart, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { doubleTextSize, findHorizontalOverflow } from './textSize.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page) => part(page, 'cart-added');
const addButton = (page: Page) => page.locator('main form button[type="submit"]').first();

async function openProduct(page: Page, site = 'DE'): Promise<void> {
  await page.goto(`/product/10107?site=${site}`);
  await page.waitForLoadState('networkidle');
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It is not visible');
  const { x, y, width, height } = found;
  return { top: y, bottom: y + height, left: x, right: x + width };
}

/** Whether an element is seen whole where the window shows it: nothing lies above it. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) =>
      element.contains(document.elementFromPoint(x, middle)),
    );
  });

/** Expects the card to cover neither the pressed button nor what a visitor sees, and to go on the way to the cart. */
async function expectRoomOnNarrowPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const [where, block] of [
    ['lower', 'end'],
    ['upper', 'start'],
  ] as const) {
    await test.step(`it is at the edge opposite to a button in the ${where} half of a phone`, async () => {
      await addButton(page).evaluate(
        (element, position) => element.scrollIntoView({ block: position }),
        block,
      );
      await addButton(page).click();
      await expect(card(page)).toBeVisible();
      const shown = await box(card(page));
      if (block === 'end') expect(shown.bottom).toBeLessThan(400);
      else expect(shown.top).toBeGreaterThan(400);
      expect([shown.left, shown.right]).toEqual([8, 367]);
      expect(await isUncovered(addButton(page))).toBe(true);
      await part(page, 'cart-added-close').click();
      await expect(card(page)).toHaveCount(0);
    });
  }
  await test.step('it stays in view where the header has been scrolled away', async () => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await addButton(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await addButton(page).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(addButton(page))).toBe(true);
    await part(page, 'cart-added-link').click();
    await expect(page).toHaveURL(/cartfrontend\/cart/);
    await expect(card(page)).toHaveCount(0);
  });
}

// CART-110, CART-140
test('What a visitor adds on a wide page is said below the cart icon, and the pressed button keeps the focus; on a narrow one it covers neither the button nor what is seen, and goes on the way to the cart', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page, { counting: true });
  await openProduct(page);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('In den Warenkorb gelegt: Kaffeekapseln');
  const icon = await box(part(page, 'icon-cart'));
  const shown = await box(card(page));
  expect(shown.top).toBeGreaterThanOrEqual(icon.bottom);
  expect(shown.top).toBeLessThan(icon.bottom + 20);
  expect(Math.abs(shown.right - icon.right)).toBeLessThan(2);
  await expect(addButton(page)).toBeFocused();
  expect(await isUncovered(addButton(page))).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'Kaffeekapseln' })).toHaveCount(1);
  await expectNoViolations(page, '[data-part="cart-added"]');
  expect(await readShifts()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await test.step('a visitor who is in the card when the next one replaces it is back at the button', async () => {
    await page.keyboard.press('Enter');
    await part(page, 'cart-added-link').focus();
    const first = await card(page).elementHandle();
    await addButton(page).evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(card(page)).toBeVisible();
    await expect(addButton(page)).toBeFocused();
  });

  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await test.step('a narrow page', () => expectRoomOnNarrowPage(page));
});

test('In long texts all of it is read at 320 px with double text size, without another sideways scroll', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 720 });
  for (const site of ['DE', 'HU', 'TR'] as const) {
    await test.step(site, async () => {
      await openProduct(page, site);
      await doubleTextSize(page);
      await addButton(page).click();
      await expect(card(page)).toBeInViewport({ ratio: 1 });
      expect(await findHorizontalOverflow(page)).toEqual([]);
      for (const name of ['cart-added-link', 'cart-added-close']) {
        await part(page, name).click({ trial: true });
      }
      if (isSampleSite(site)) await expectNoViolations(page, '[data-part="cart-added"]');
    });
  }
});

// CART-112, CART-113, CART-114, CART-116
test('In the flyout what cannot be ordered is first, without it checkout opens, and nothing moves under a pointer that presses a stepper again and again; with the keyboard a removal is undone by a second key, and what cannot be undone leaves the focus in the list', async ({
  page,
}) => {
  const { articles } = CARTS.twoArticles;
  const soldOut = { ...CARTS.soldOut.articles[0], productId: '10112', tcm: '710112' };
  await openWithCart(page, { articles: [...articles, soldOut] });
  const first = part(page, 'cart-entry').first();
  await expect(first).toContainText('Ausverkauft');
  await expect(part(page, 'checkout')).toHaveAccessibleDescription(/Bitte entfernen Sie diese/);
  await first.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.locator('a[data-part="checkout"]')).toBeVisible();
  const more = cartEntry(page, 'Aurora').getByRole('button', { name: /^Ein Stück mehr/ });
  const before = await more.boundingBox();
  await more.click();
  const flyout = page.locator('[data-flyout="cart"]');
  await expect(flyout).toContainText('In den Warenkorb gelegt');
  expect(await more.boundingBox()).toEqual(before);
  const roomBelow = await flyout.getByText('In den Warenkorb gelegt').evaluate((line) => {
    const { bottom = 0 } = line.closest('[data-flyout]')?.getBoundingClientRect() ?? {};
    return bottom - line.getBoundingClientRect().bottom;
  });
  expect(roomBelow).toBeGreaterThanOrEqual(12);
  await more.click();
  await expect(part(page, 'cart-badge')).toHaveText('5');
  expect(await more.boundingBox()).toEqual(before);
  await expect(card(page)).toHaveCount(0);

  await test.step('with the keyboard', async () => {
    await openWithCart(page, CARTS.allKinds, { isOpen: false });
    await part(page, 'icon-cart').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'cart-entry').first()).toBeVisible();
    const focused = page.locator(':focus');
    const list = page.getByRole('list', { name: 'Warenkorb', exact: true });
    const remove = async (name: RegExp) => {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        const label = (await focused.getAttribute('aria-label')) ?? '';
        if (name.test(label)) break;
      }
      await expect(focused).toHaveAccessibleName(name);
      await page.keyboard.press('Enter');
    };
    await remove(/^Entfernen: .*Aurora/);
    await expect(part(page, 'undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Entfernen: .*Aurora/);
    await remove(/^Entfernen: Produkt eines Partners/);
    await expect(list).toBeFocused();
    await remove(/^Entfernen: Abonnement/);
    await expect(list).toBeFocused();
  });
});
