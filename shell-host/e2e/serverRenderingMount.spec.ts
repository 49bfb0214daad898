import type { Page } from '@playwright/test';
import { holdRequests } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

interface PlainPage {
  fragment: string;
  module: 'Header' | 'NewsletterForm';
  settings: object;
}

/** A page without React that includes a fragment and mounts the module by a script. */
const plainPage = ({ fragment, module, settings }: PlainPage) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Shop</title>
<div id="slot">
  ${fragment}
</div>
<main><h1>Shop</h1></main>
<script>
// Remembers the module's element, and whether the slot was ever empty.
const inSlot = () => slot.querySelector(':scope > [data-fascia]');
window.served = inSlot();
window.wasEmpty = false;
new MutationObserver(() => (window.wasEmpty ||= !inSlot())).observe(slot, { childList: true });
</script>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
window.mounted = (await fascia.get('./mount'))().mount(slot, '${module}', ${JSON.stringify(settings)});
</script>`;

/**
 * Opens such a page.
 *
 * @returns the paths that the page has requested.
 */
async function openPlainPage(
  page: Page,
  parts: PlainPage,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const body = plainPage(parts);
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/', { waitUntil });
  return paths;
}

/** Reads a fragment, like a web server that includes it. */
async function include(page: Page, origin: string, address: string): Promise<string> {
  // A page of the host starts the visitor's session.
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

const isPublicData = (path: string) => /\/api\/promotion\/|\/jsonflyoutnavigation/.test(path);

// SSR-02, SSR-03, SSR-31, SSR-126
test(
  '`mount` hydrates a header that a page of plain HTML includes',
  { tag: ['@every-shop', '@journey'] },
  async ({ page, host, pageErrors, reportedErrors }) => {
    const fragment = await include(page, host.origin, 'header');
    const paths = await openPlainPage(page, { fragment, module: 'Header', settings: {} });
    await expect(page.locator('#slot > [data-fascia-layout="wide"]')).toBeVisible();
    await part(page, 'icon-user').click();
    await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
    expect(paths.filter(isPublicData)).toEqual([]);
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  },
);

// SSR-08, SSR-126
test('`mount` replaces the header of another release without emptying the slot', async ({
  page,
  host,
  pageErrors,
  reportedErrors,
}) => {
  const fragment = (await include(page, host.origin, 'header?site=DE')).replace(
    /"version":"[^"]+"/,
    '"version":"0.9.0"',
  );
  await openPlainPage(page, { fragment, module: 'Header', settings: { site: 'DE' } });
  await expect(page.locator('#slot > [data-fascia-layout="wide"]')).toBeVisible();
  await expect(page.locator('#slot > [data-fascia]')).toHaveCount(1);
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  expect(await slotHistory(page)).toEqual({ isSame: false, wasEmpty: false });
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});

// SSR-24, SSR-25, SSR-126
test('`mount` hydrates a newsletter form, which keeps the typed text and can be sent', async ({
  page,
  host,
  pageErrors,
  reportedErrors,
}) => {
  const release = await holdRequests(page, '**/remote/remoteEntry.js');
  const fragment = await include(page, host.origin, 'newsletter-form?site=DE');
  const parts = { fragment, module: 'NewsletterForm', settings: { site: 'DE' } } as const;
  await openPlainPage(page, parts, 'commit');
  const form = page.locator('#slot [data-fascia="newsletter-form"]');
  const email = form.locator('[name="email"]');
  await email.fill('ada@example.org');
  release();
  await expect
    .poll(() =>
      email.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await expect(email).toHaveValue('ada@example.org');
  await form.locator('button[type="submit"]').click();
  await expect(part(page, 'success')).toContainText('ada@example.org');
  expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});
