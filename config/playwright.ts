import { defineConfig } from '@playwright/test';
import { findBrowser } from './findBrowser.ts';

/** Browser tests against the production build; each test starts its own server and demo shop. */
export default defineConfig({
  testDir: '../shell-host/e2e',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1500, height: 900 },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
