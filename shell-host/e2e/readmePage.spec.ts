import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForPage } from './bundleForPage.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { REACT } from './reactChunks.ts';
import { serveSlotPage } from './slotPage.ts';

const KIT = join(import.meta.dirname, '../../host-kit');
const RESERVED_PLACES = readFileSync(join(KIT, 'dist/reserve.css'), 'utf8');
const LATE_MS = 5_000;
const SETTLING_MS = 1_000;

/** The code that README.md shows below a heading. */
function readmeCode(heading: string): string {
  const readme = readFileSync(join(KIT, '../README.md'), 'utf8');
  const [, code] = new RegExp(`#+ ${heading}\n[^]*?\`\`\`tsx\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (!code) throw new Error(`No code below ${heading}`);
  return code;
}

const IMPORT_OF_PLACES = "import 'fascia-host/reserve.css';\n";

/** A whole page of the package, as a host bundles it into its script and its styles. Its remote is on the page's own origin. */
async function bundleWholePage(file: string): Promise<{ script: string; styles: string }> {
  const code = readmeCode('A host in ten lines');
  expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(15);
  writeFileSync(file, code.replace(IMPORT_OF_PLACES, ''));
  const script = await bundleForPage(file, {
    'fascia-host$': join(KIT, 'dist/browser.js'),
    'fascia-host/react$': join(KIT, 'dist/react.js'),
  });
  return {
    script: script.replace('https://cdn.example/fascia/', '/remote/'),
    styles: code.includes(IMPORT_OF_PLACES) ? RESERVED_PLACES : '',
  };
}

const pageHtml = (styles: string) => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
<link rel="icon" href="data:,">
<style nonce="${NONCE}">body { margin: 0 } ${styles}</style>
</head>
<body><div id="root"></div><script nonce="${NONCE}" src="/host.js"></script></body></html>`;

// HK-53, HK-65, HK-89
test('The page of the README has at most 15 lines, does not move when the remote is 5 s late, and draws it with its own React', async ({
  page,
  pageErrors,
}, testInfo) => {
  const { script, styles } = await bundleWholePage(testInfo.outputPath('main.tsx'));
  await page.route('**/host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/remote\/([\w-]+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name) requests.push(name);
  });
  let released = Promise.withResolvers<void>();
  await page.route('**/remote/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  const layoutShifts = await recordLayoutShifts(page);
  for (const width of [375, 800, 1280, 1500]) {
    await test.step(`${width} px`, async () => {
      released = Promise.withResolvers();
      await page.setViewportSize({ width, height: 1_000 });
      // Each server is another origin: the browser has none of its files.
      const server = await serveSlotPage({ html: () => pageHtml(styles) });
      try {
        await page.goto(server.origin, { waitUntil: 'commit' });
        await expect(page.getByText('0 articles in your cart')).toBeVisible();
        await page.waitForTimeout(LATE_MS);
        await expect(page.getByRole('link', { name: 'Aroma' })).toBeVisible();
        await expect(page.locator('[data-fascia-slot-state="absent"]')).toHaveCount(2);
        released.resolve();
        await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
        await expect(page.locator('[data-part="legal-links"]')).toBeAttached();
        await page.waitForLoadState('networkidle');
        const shifts = await layoutShifts();
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect([sum <= 0.005, shifts]).toEqual([true, shifts]);
      } finally {
        released.resolve();
        await server.close();
      }
    });
  }
  expect(requests).toContain('Header');
  expect(REACT.length).toBeGreaterThan(0);
  expect(requests.filter((name) => REACT.includes(name))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

/** What README.md shows of a host without the kit. */
function readmeHost(entry: string): string {
  const code = readmeCode('Without the kit');
  return code.replace(/'https:[^']*remoteEntry\.js'/, JSON.stringify(entry));
}

/** What the bundler's plug-in does in such a host: a runtime that shares React. */
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

const STATIC_HEADER = `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<div id="header"><a href="/">Shop</a></div><script src="/host.js"></script>`;

/** What comes in place of an entry, and what the browser tells of it; the host guide says how a page cancels that. */
const BROKEN_ENTRIES = {
  '<!doctype html><h1>Sorry</h1>': 'SyntaxError',
  'var x = {': 'SyntaxError',
  'throw new Error("Broken")': 'Error: Broken',
};

// HK-180
test('The host of the README without the kit keeps its links while the remote is down, broken or hangs, without an error of its own, and has the header otherwise', async ({
  page,
  pageErrors,
  remote,
}, testInfo) => {
  const file = testInfo.outputPath('host.tsx');
  writeFileSync(testInfo.outputPath('runtime.ts'), RUNTIME);
  writeFileSync(file, `import './runtime.ts';\n${readmeHost(remote.entry)}`);
  const script = await bundleForPage(file);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const server = await serveSlotPage({ html: () => STATIC_HEADER, policy: "object-src 'none'" });
  const own = page.getByRole('link', { name: 'Shop', exact: true });
  try {
    remote.respond('down');
    await page.goto(server.origin);
    await expect.poll(() => warnings.join()).toContain('The slot keeps its links');
    await expect(own).toBeVisible();
    expect(pageErrors).toEqual([]);
    for (const [body, error] of Object.entries(BROKEN_ENTRIES)) {
      warnings.length = 0;
      await page.route(remote.entry, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.goto(server.origin);
      await expect.poll(() => warnings.join()).toContain('The slot keeps its links');
      await expect(own).toBeVisible();
      await page.unroute(remote.entry);
      expect(pageErrors.splice(0)).toEqual([expect.stringContaining(error)]);
    }
    remote.respond('slow');
    const late = page.waitForResponse(remote.entry);
    await page.goto(server.origin, { waitUntil: 'commit' });
    await (await late).finished();
    // Enough for the code that a host who had not given up would ask for.
    await page.waitForTimeout(SETTLING_MS);
    await expect(own).toBeVisible();
    remote.respond('normal');
    // On a busy machine the header may come later than the host waits.
    await expect(async () => {
      await page.goto(server.origin);
      await expect(page.locator('[data-fascia="header"] [data-part="icon-cart"]')).toBeVisible();
    }).toPass();
    await expect(own).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  } finally {
    await server.close();
  }
});
