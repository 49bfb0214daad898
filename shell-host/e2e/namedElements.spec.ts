import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { flyout, moduleRoot, part } from './locators.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const code = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

const namesMatching = (pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].map(([, name]) => String(name))),
];

/** Names that React and webpack need. */
const NEEDED_BY_LIBRARIES = new Set(['createElement', 'addEventListener', 'head']);

/** The names that product code reads, and the name that webpack uses to find the remote's address. */
const documentNames = [...namesMatching(/\bhostDocument\.(\w+)/g), 'currentScript'].filter(
  (name) => !NEEDED_BY_LIBRARIES.has(name),
);
/** The names that product code reads, and the name that webpack uses to detect a worker. */
const windowNames = [...namesMatching(/\bhostGlobal\('(\w+)'/g), 'importScripts'];

/** Adds HTML to the host's page. */
async function addToPage(page: Page, html: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="page">', `${html}<div id="page">`);
    await route.fulfill({ response, body });
  });
}

/** A page that mounts header and footer by a script. The script itself uses no property of the document. */
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
  await expect(part(moduleRoot(page, 'header'), 'logo')).toBeVisible();
  await part(page, 'icon-user').click();
  await expect(flyout(page, 'account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout(page, 'account')).toBeHidden();
  await expect(moduleRoot(page, 'footer')).toBeAttached();
}

// HOST-41
test('forms named like properties of the document do not break the modules', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  expect(documentNames).toContain('cookie');
  // Starts the visitor's session before several requests would start it at once.
  await page.request.get('/');
  const body = pageByScript(documentNames.map((name) => `<form name="${name}"></form>`).join(''));
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

// HOST-41
test('elements with the ids of global variables are not mistaken for the variables', async ({
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

// HOST-41
test('an element with the id “trustedTypes” does not affect promotions', async ({
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
  await expect(part(page, 'top-banner').locator('b').first()).toBeAttached();
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});
