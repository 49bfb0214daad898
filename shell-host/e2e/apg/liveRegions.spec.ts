import type { Page } from '@playwright/test';
import { addButton, cartEntry, CARTS, openWithCart, removeButton } from '../cartHelpers.ts';
import { expect, test } from '../fixtures.ts';
import { moduleRoot, part, searchField } from '../locators.ts';
import { expectExposed } from './exposed.ts';

/**
 * Records the texts of the header's live regions, and regions that are inserted with a text, which screen readers may
 * miss.
 *
 * @returns a function that reads the records.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const records: string[] = [];
    Object.assign(window, { records });
    const LIVE = '[role="status"], [role="alert"]';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) regions.add(region);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const inserted of [added, ...added.querySelectorAll('*')]) {
            if (inserted.matches(LIVE) && inserted.textContent) records.push('inserted with text');
          }
        }
      }
      for (const { role, textContent } of regions) {
        if (textContent) records.push(`${role}: ${textContent.replaceAll('\u00A0', ' ')}`);
      }
    }).observe(document.querySelector('[data-fascia="header"]') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'records') as string[]);
}

const status = (page: Page, text: string) =>
  moduleRoot(page, 'header').getByRole('status').filter({ hasText: text });

// HOST-20, SEARCH-23
test('the search announces the number of suggestions', async ({ page }) => {
  await page.goto('/help');
  const announcements = await recordAnnouncements(page);
  await searchField(page).fill('ka');
  const region = status(page, '15 Suchvorschläge');
  await expectExposed(region, { role: 'status', live: 'polite', atomic: true });
  await page.keyboard.press('Escape');
  await expect(region).toHaveCount(0);
  expect(await announcements()).toEqual(['status: 15 Suchvorschläge']);
});

// HOST-20, PROMO-22
test('the copy button announces that the code was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help');
  const announcements = await recordAnnouncements(page);
  await part(page, 'copy-code').press('Enter');
  await expect.poll(announcements).toEqual(['status: Gutscheincode kopiert']);
});

// HOST-20, CART-44, CART-147
test('the cart announces an addition, a removal, its undo and an error once', async ({
  page,
  shop,
}) => {
  await openWithCart(page, CARTS.twoArticles, { path: '/product/10107' });
  await expectExposed(cartEntry(page, 'Aurora').locator('output'), { live: undefined });
  const announcements = await recordAnnouncements(page);
  const expected: RegExp[] = [];
  const nextIs = async (text: RegExp) => {
    expected.push(text);
    await expect.poll(announcements).toEqual(expected.map((each) => expect.stringMatching(each)));
  };
  await removeButton(page, 'Aurora').click();
  await nextIs(/^status: .*Aurora.* wurde entfernt/);
  await expectExposed(status(page, 'entfernt'), { live: 'polite', atomic: true });
  await part(page, 'undo').click();
  await nextIs(/^status: .*Aurora.* ist wieder/);
  await page.keyboard.press('Escape');
  await addButton(page).click();
  await nextIs(/^status: In den Warenkorb gelegt: /);
  const body = JSON.stringify({ error: 'SOLDOUT' });
  shop.faults.set('cartChange', { kind: 'status', status: 409, body });
  await addButton(page).click();
  await nextIs(/^alert: /);
  const alert = moduleRoot(page, 'header').getByRole('alert').filter({ hasText: /\S/ });
  await expectExposed(alert, { live: 'assertive', atomic: true });
});
