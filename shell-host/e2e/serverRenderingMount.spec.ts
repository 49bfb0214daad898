import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

/** A page without React that includes a header and mounts it by a script. */
const plainPage = (fragment: string) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Shop</title>
<div id="slot">
  ${fragment}
</div>
<main><h1>Shop</h1></main>
<script>
// Stores the module's element and whether the slot was ever empty.
const inSlot = () => slot.querySelector(':scope > [data-fascia]');
window.served = inSlot();
window.wasEmpty = false;
new MutationObserver(() => (window.wasEmpty ||= !inSlot())).observe(slot, { childList: true });
</script>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
(await fascia.get('./mount'))().mount(slot, 'Header', {});
</script>`;

/** Fetches a fragment like a web server that includes it. */
async function include(page: Page, origin: string, address: string): Promise<string> {
  // The host's page starts the visitor's session.
  await page.request.get(origin);
  const response = await page.request.get(`${origin}/fragments/${address}`, {
    headers: { Accept: 'text/html' },
  });
  return response.text();
}

const slotHistory = (page: Page) =>
  page.evaluate(() => ({
    isSame: document.querySelector('#slot > [data-fascia]') === Reflect.get(window, 'served'),
    wasEmpty: Reflect.get(window, 'wasEmpty') as boolean,
  }));

// SSR-02, SSR-03, SSR-30, SSR-126
test(
  '`mount` hydrates a header that a page of plain HTML includes',
  { tag: ['@every-shop', '@journey'] },
  async ({ page, host, pageErrors, reportedErrors }) => {
    const body = plainPage(await include(page, host.origin, 'header'));
    const publicData: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/api\/promotion\/|\/jsonflyoutnavigation/.test(pathname)) publicData.push(pathname);
    });
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('#slot > [data-fascia-layout="wide"]')).toBeVisible();
    await part(page, 'icon-user').click();
    await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
    expect(publicData).toEqual([]);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  },
);
