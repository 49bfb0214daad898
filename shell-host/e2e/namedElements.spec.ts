import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

const namesMatching = (pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].map(([, name]) => String(name))),
];

/** Without these on the document neither React nor webpack works in any page. */
const NEEDED_BY_LIBRARIES = new Set(['createElement', 'addEventListener', 'head']);

/** The names that product code looks up, and the one by which webpack finds the remote's address. */
const documentNames = [...namesMatching(/\bhostDocument\.(\w+)/g), 'currentScript'].filter(
  (name) => !NEEDED_BY_LIBRARIES.has(name),
);
/** Those that product code looks up, and the one by which webpack knows a worker. */
const windowNames = [...namesMatching(/\bhostGlobal\('(\w+)'/g), 'importScripts'];

/** Adds HTML to the host's page. */
async function addToPage(page: Page, html: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="page">', `${html}<div id="page">`);
    await route.fulfill({ response, body });
  });
}

/** A page without React that mounts header and footer by a script, and uses no property of the document itself. */
const pageByScript = (
  html: string,
) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>Shop</title>
<div id="headerSlot"></div><main><h1>Shop</h1>${html}</main><div id="footerSlot"></div>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
const { mount } = (await fascia.get('./mount'))();
mount(headerSlot, 'Header', { site: 'DE' });
mount(footerSlot, 'Footer', { site: 'DE' });
</script>`;

async function expectWorkingPage(page: Page): Promise<void> {
  await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toBeVisible();
  await page.locator('[data-part="icon-user"]').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-flyout="account"]')).toBeHidden();
  await expect(page.locator('[data-fascia="footer"]')).toBeAttached();
}

// HOST-71, HOST-73
test('Elements with every name that is looked up on the document break nothing, and a page by a script finds the container under its own name and under the safe one', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  expect(documentNames).toContain('cookie');
  // A visitor's session begins with the host's page, not with one of several calls at once.
  await page.request.get('/');
  for (const html of [
    (name: string) => `<form name="${name}"></form>`,
    (name: string) => `<img name="${name}" alt="" src="data:,">`,
  ]) {
    await test.step(html('cookie'), async () => {
      const body = pageByScript(documentNames.map(html).join(''));
      await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/');
      expect(await page.evaluate(() => typeof document.cookie)).toBe('object');
      await expectWorkingPage(page);
      const isSame = await page.evaluate(
        () =>
          Reflect.get(window, 'fascia') === Reflect.get(window, '__fascia_container__') &&
          typeof Reflect.get(Reflect.get(window, 'fascia') as object, 'get') === 'function',
      );
      expect(isSame).toBe(true);
      expect(pageErrors).toEqual([]);
      expect(reportedErrors).toEqual([]);
    });
  }
});

// HOST-71, HOST-73, REL-89
test('Elements with the ids of global variables, and with the container’s own name, are not taken for them', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  expect(windowNames).toEqual(expect.arrayContaining(['dataLayer', 'nativeApp']));
  const ids = ['fascia', ...windowNames];
  await addToPage(page, ids.map((id) => `<div id="${id}"></div>`).join(''));
  await page.goto('/');
  await expectWorkingPage(page);
  const events = await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown[]);
  expect(events).toContainEqual(expect.objectContaining({ event: 'header_flyout_opened' }));
  expect(pageErrors).toEqual([]);
  expect(reportedErrors).toEqual([]);
});

// REL-89
test('In a browser without Trusted Types an element of that id costs promotions nothing', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
  const body = pageByScript('<p id="trustedTypes"></p>');
  await page.request.get('/');
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window as object, 'trustedTypes')?.tagName)).toBe(
    'P',
  );
  await expect(page.locator('[data-part="top-banner"] b').first()).toBeAttached();
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});
