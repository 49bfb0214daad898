import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowsers } from './findBrowser.ts';
import { shopFolder } from './shop/shopFolder.ts';
import './shop/shopImports.ts';
import './testTime.ts';

const { headless, complete } = await findBrowsers();

/** Tests of what only a complete browser has: autofill, and tabs that open in the background. */
const FOR_COMPLETE_BROWSER = /(newsletterAutofill|searchNewTab)\.spec\.ts$/;

/** Tests that wait for long, one after the other. They and those of `deploy` begin first, so that no core waits for them at the end. */
const WAITS_FOR_LONG = /faultMatrix\.spec\.ts$/;

/** Whether Chromium's processes can share memory by /dev/shm, which is too small in many containers. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

const launchOptions = (executablePath: string) => ({
  executablePath,
  // With the flag they write files, which costs a twentieth of the tests' CPU time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/**
 * Browser tests against the production build; each test starts its own server and demo shop. With `SHOP` only those that
 * hold for every shop.
 */
export default defineConfig({
  testDir: '../shell-host/e2e',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // The built renderer: transpiling its 2.5 MB would take half a minute.
  build: { external: ['**/server/server.js'] },
  ...(shopFolder().isDefault ? {} : { grep: /@every-shop/ }),
  // Tests wait for much: with two more they fill the gaps on two cores.
  workers: 4,
  // A shared machine may stop for seconds. What passes only then is listed as flaky, and is a fault to find.
  retries: 1,
  // A machine may be three times slower than another: what is stuck ends by the shorter time of `expect`.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // A wait for `networkidle` has hung now and then, nobody knows why: the test ends before its time then, and says where.
  use: { viewport: { width: 1500, height: 900 }, navigationTimeout: 60_000 },
  projects: [
    { name: 'waiting', testMatch: WAITS_FOR_LONG, use: { launchOptions: launchOptions(headless) } },
    // What runs in front of pages: nginx and the worker.
    { name: 'deploy', testDir: '../deploy', use: { launchOptions: launchOptions(headless) } },
    {
      name: 'headless',
      testIgnore: [FOR_COMPLETE_BROWSER, WAITS_FOR_LONG],
      use: { launchOptions: launchOptions(headless) },
    },
    {
      name: 'complete',
      testMatch: FOR_COMPLETE_BROWSER,
      use: { launchOptions: launchOptions(complete) },
    },
  ],
});
