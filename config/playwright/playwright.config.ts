import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { shopFolder } from '../../tools/shop/shopFolder.ts';
import '../../tools/shop/shopImports.ts';
import '../testTime.ts';
import { CHROMIUM_ARGUMENTS, findHeadlessBrowser } from './browsers.ts';
import { ENGINES, projectOf, type EngineOptions } from './engines.ts';
import { findProgram } from './programs.ts';

/** Whether /dev/shm is large enough for Chromium's processes. In many containers it is too small. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

const ENGINE_TESTS = 'shell-host/e2e/engines/*.spec.ts';

const { isDefault } = shopFolder();
const headless = await findHeadlessBrowser();

const launchOptions = (executablePath: string) => ({
  executablePath,
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: CHROMIUM_ARGUMENTS,
});

/**
 * Browser tests of the production build. Each test starts its own server and demo shop.
 *
 * `@journey`: the main journeys, one per feature. `npm test` runs them, and they need only Node. `@every-shop`: applies
 * to every shop; with `SHOP`, only these tests run. `@chromium`, `@nginx` and so on name a program that the test needs
 * (`describeWith`). The journeys in `engines/` run in each browser engine; an engine is a project.
 */
export default defineConfig<object, EngineOptions>({
  testDir: join(import.meta.dirname, '../..'),
  testMatch: ['shell-host/e2e/**/*.spec.ts', 'server/**/*.spec.ts', 'tools/**/*.spec.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  // The built renderer does not need transpiling.
  build: { external: ['**/server/server.js'] },
  workers: '100%',
  retries: 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  // Limits for a test that hangs. A busy machine needs several times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], [join(import.meta.dirname, 'skippedReporter.ts')]],
  use: { viewport: { width: 1500, height: 900 }, navigationTimeout: 60_000 },
  projects: [
    {
      name: 'headless',
      testIgnore: ENGINE_TESTS,
      ...(isDefault ? { grepInvert: /@chromium/ } : { grep: /@every-shop/ }),
      use: { launchOptions: launchOptions(headless) },
    },
    ...(isDefault
      ? [
          {
            name: 'chromium',
            testIgnore: ENGINE_TESTS,
            grep: /@chromium/,
            use: { launchOptions: launchOptions(findProgram('chromium') ?? headless) },
          },
          ...ENGINES.map((engine) => ({
            name: projectOf(engine),
            testMatch: ENGINE_TESTS,
            use: { engine },
          })),
        ]
      : []),
  ],
});
