import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { bundleForPage } from './bundleForPage.ts';
import { holdRequests } from './faults.ts';
import { expect } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { part } from './locators.ts';
import { waitForRendering } from './pageData.ts';
import { pauseClock } from './pauseClock.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { REACT } from './reactChunks.ts';
import { test } from './slotPage.ts';

const KIT = join(import.meta.dirname, '../../host-kit');

/** The code below a heading of README.md. */
function readmeCode(heading: string): string {
  const readme = readFileSync(join(KIT, '../README.md'), 'utf8');
  const [, code] = new RegExp(`#+ ${heading}\n[^]*?\`\`\`tsx\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (!code) throw new Error(`No code below ${heading}`);
  return code;
}

/** Bundles code and serves it as `/host.js`. */
async function serveScript(
  page: Page,
  file: string,
  code: string,
  alias?: Record<string, string>,
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const body = await bundleForPage(file, alias);
  await page.route('**/host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** The names of the remote's chunks that the page requests from now on. */
function recordChunks(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+)\.\w+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) names.push(name);
  });
  return names;
}

const RESERVE_IMPORT = "import 'fascia-host/reserve.css';\n";
const WHOLE_PAGE = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
<link rel="icon" href="data:,">
<style nonce="${NONCE}">body { margin: 0 } ${readFileSync(join(KIT, 'dist/reserve.css'), 'utf8')}</style>
</head>
<body><div id="root"></div><script nonce="${NONCE}" src="/host.js"></script></body></html>`;

// HK-52, HK-65, HK-87
test(
  'the README’s page renders a late remote with its own React and without a layout shift',
  { tag: '@journey' },
  async ({ page, slotPage, pageErrors }, testInfo) => {
    const code = readmeCode('A host in ten lines');
    expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(15);
    expect(code).toContain(RESERVE_IMPORT);
    await serveScript(
      page,
      testInfo.outputPath('main.tsx'),
      code.replace(RESERVE_IMPORT, '').replace('https://cdn.example/fascia/', '/remote/'),
      {
        'fascia-host$': join(KIT, 'dist/browser.js'),
        'fascia-host/react$': join(KIT, 'dist/react.js'),
      },
    );
    const requests = recordChunks(page);
    const layoutShifts = await recordLayoutShifts(page);
    const release = await holdRequests(page, '**/remote/**');
    const { origin } = await slotPage({ html: () => WHOLE_PAGE });
    await page.clock.install();
    await page.goto(origin, { waitUntil: 'commit' });
    await expect(page.getByText('0 articles in your cart')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('link', { name: 'Aroma' })).toBeVisible();
    await expect(page.locator('[data-fascia-slot-state="absent"]')).toHaveCount(2);
    release();
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'top-banner')).toBeVisible();
    await expect(part(page, 'legal-links')).toBeAttached();
    await waitForRendering(page);
    const shifts = await layoutShifts();
    expect(totalShift(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.0003);
    expect(requests).toContain('Header');
    expect(REACT.length).toBeGreaterThan(0);
    expect(requests.filter((name) => REACT.includes(name))).toEqual([]);
    expect(pageErrors).toEqual([]);
  },
);

/** The code that the bundler's plug-in adds to such a host: a runtime that shares React. */
const RUNTIME = `
import { init } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
const libraries = {
  react: React,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react/jsx-runtime': JsxRuntime,
};
const shared = Object.entries(libraries).map(([name, lib]) => [
  name,
  { version: React.version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
]);
init({ name: 'host', remotes: [], shared: Object.fromEntries(shared) });
`;

/** Serves the README's host without the kit, with a runtime that shares React. */
async function serveHostWithoutKit(page: Page, testInfo: TestInfo, entry: string): Promise<void> {
  const code = readmeCode('Without the kit');
  expect(code).toContain(RESERVE_IMPORT);
  const own = code.replace(RESERVE_IMPORT, '').replace(/'https:.*Entry\.js'/, `'${entry}'`);
  writeFileSync(testInfo.outputPath('runtime.ts'), RUNTIME);
  await serveScript(page, testInfo.outputPath('host.tsx'), `import './runtime.ts';\n${own}`);
}

const STATIC_HEADER = `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<div data-fascia-slot="Header"><a href="/">Shop</a></div><script src="/host.js"></script>`;

/** Broken entries, and the browser's error for each. docs/hosts/federation.md shows how a page cancels the error. */
const BROKEN_ENTRIES = {
  '<!doctype html><h1>Sorry</h1>': 'SyntaxError',
  'throw new Error("Broken")': 'Error: Broken',
};

// HK-104, HOST-06
test('the README’s host without the kit keeps its links unless the remote responds in time', async ({
  page,
  slotPage,
  pageErrors,
  remote,
}, testInfo) => {
  await serveHostWithoutKit(page, testInfo, remote.entry);
  const { origin } = await slotPage({ html: () => STATIC_HEADER, policy: "object-src 'none'" });
  const own = page.getByRole('link', { name: 'Shop', exact: true });
  const warned = () =>
    page.waitForEvent('console', (message) => message.text().includes('The slot keeps its links'));

  await test.step('the remote is down', async () => {
    remote.respond('down');
    const warning = warned();
    await page.goto(origin);
    await warning;
    await expect(own).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
  remote.respond('normal');
  for (const [body, error] of Object.entries(BROKEN_ENTRIES)) {
    await test.step(`the entry is ${body}`, async () => {
      await page.route(remote.entry, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      const warning = warned();
      await page.goto(origin);
      await warning;
      await expect(own).toBeVisible();
      await page.unroute(remote.entry);
      expect(pageErrors.splice(0)).toEqual([expect.stringContaining(error)]);
    });
  }
  await test.step('the remote responds', async () => {
    const requests = recordChunks(page);
    await pauseClock(page);
    await page.goto(origin);
    await expect(page.locator('[data-fascia="header"] [data-part="icon-cart"]')).toBeVisible();
    await expect(own).toHaveCount(0);
    // The page has only the host's React.
    expect(requests).toContain('Header');
    expect(requests.filter((name) => REACT.includes(name))).toEqual([]);
  });
  await test.step('the remote is late', async () => {
    const release = await holdRequests(page, remote.entry);
    const late = page.waitForRequest(remote.entry);
    await page.goto(origin, { waitUntil: 'commit' });
    await late;
    await page.clock.runFor(3_000);
    const code = page.waitForResponse(/\/Header\.[^/]*\.js$/);
    release();
    await (await code).finished();
    await page.clock.runFor(1_000);
    await expect(own).toBeVisible();
  });
  expect(pageErrors).toEqual([]);
});

const RESERVED_HEADER = WHOLE_PAGE.replace(
  '<div id="root"></div>',
  '<div data-fascia-slot="Header" data-site="AT"><a href="/">Shop</a></div><main>Coffee</main>',
);

for (const width of [375, 1500]) {
  // HK-87
  test(`a host without the kit does not move at ${width} px if reserve.css reserves its slot`, async ({
    page,
    slotPage,
    remote,
  }, testInfo) => {
    await serveHostWithoutKit(page, testInfo, remote.entry);
    await page.setViewportSize({ width, height: 900 });
    const layoutShifts = await recordLayoutShifts(page);
    const release = await holdRequests(page, remote.entry);
    const { origin } = await slotPage({ html: () => RESERVED_HEADER, policy: "object-src 'none'" });
    await page.goto(origin, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
    release();
    await expect(part(page, 'top-banner')).toBeVisible();
    await waitForRendering(page);
    const shifts = await layoutShifts();
    expect(totalShift(shifts), shifts.join('\n')).toBeLessThanOrEqual(0.0003);
  });
}
