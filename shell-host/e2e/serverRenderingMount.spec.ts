import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

interface PlainPage {
  fragment: string;
  module: 'Header' | 'NewsletterForm';
  settings: object;
}

/** A page without React that includes a fragment in one line of its template, and mounts the module by a script. */
const plainPage = ({ fragment, module, settings }: PlainPage) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Shop</title>
<div id="slot">
  ${fragment}
</div>
<main><h1>Shop</h1></main>
<script>
// What the slot's module is, and whether the slot was ever without one.
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

/** Opens such a page. @returns the paths that the page has asked for. */
async function openPlainPage(page: Page, parts: PlainPage): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const body = plainPage(parts);
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  return paths;
}

/** A fragment as a web server includes it. */
async function include(page: Page, origin: string, address: string): Promise<string> {
  // The visitor's session begins with a page of the host.
  await page.request.get(origin);
  const answer = await page.request.get(`${origin}/fragments/${address}`, {
    headers: { Accept: 'text/html' },
  });
  return answer.text();
}

const slotHistory = (page: Page) =>
  page.evaluate(() => ({
    isSame: document.querySelector('#slot > [data-fascia]') === Reflect.get(window, 'served'),
    wasEmpty: Reflect.get(window, 'wasEmpty') as boolean,
  }));

const isPublicData = (path: string) => /\/api\/promotion\/|\/jsonflyoutnavigation/.test(path);

// SSR-02, SSR-03, SSR-31, SSR-126
test(
  'A page of plain HTML includes the header in one line, and `mount` hydrates it',
  { tag: '@every-shop' },
  async ({ page, host, pageErrors, reportedErrors }) => {
    const fragment = await include(page, host.origin, 'header');
    const paths = await openPlainPage(page, { fragment, module: 'Header', settings: {} });
    await expect(page.locator('#slot > [data-fascia-layout="wide"]')).toBeVisible();
    await part(page, 'icon-user').click();
    await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
    expect(paths.filter(isPublicData)).toEqual([]);
    expect(pageErrors).toEqual([]);
    expect(reportedErrors).toEqual([]);
  },
);

// SSR-08, SSR-09, SSR-126
test('The header of another release is replaced, one with other settings changes after the hydration, and there is always one', async ({
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
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
  await test.step('settings that are not those of the fragment hold after the hydration', async () => {
    const own = await include(page, host.origin, 'header?site=DE');
    const settings = { site: 'DE', reduced: true };
    await page.unrouteAll();
    await openPlainPage(page, { fragment: own, module: 'Header', settings });
    await expect(part(page, 'secure-hint')).toBeVisible();
    await expect(part(page, 'icon-cart')).toHaveCount(0);
    expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
    expect(pageErrors).toEqual([]);
    expect(reportedErrors).toEqual([]);
  });
});

// SSR-24, SSR-25, SSR-126
test('A newsletter form of a page of plain HTML is hydrated, keeps what was typed, and is sent', async ({
  page,
  host,
  pageErrors,
  reportedErrors,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/remote/remoteEntry.js', async (route) => {
    await released;
    await route.continue();
  });
  const fragment = await include(page, host.origin, 'newsletter-form?site=DE');
  const body = plainPage({ fragment, module: 'NewsletterForm', settings: { site: 'DE' } });
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('#slot [data-fascia="newsletter-form"]');
  await form.locator('[name="email"]').fill('ada@example.org');
  release();
  await page.waitForLoadState('networkidle');
  await expect(form.locator('[name="email"]')).toHaveValue('ada@example.org');
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[data-part="success"]')).toContainText('ada@example.org');
  expect(await slotHistory(page)).toEqual({ isSame: true, wasEmpty: false });
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
});
