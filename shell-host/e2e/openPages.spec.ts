import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { distFolder } from '../../config/distFolder.ts';
import { publishOptions } from '../../config/release/fixtures/publishOptions.ts';
import { prune } from '../../config/release/prune.ts';
import { publish } from '../../config/release/publish.ts';
import { listen } from '../host/server/demo/listen.ts';
import { serveFolder } from '../host/server/serveFolder.ts';
import { part } from './cartHelpers.ts';
import { expect, test as base } from './fixtures.ts';
import { createNextBuild } from './releases/createNextBuild.ts';

interface Releases {
  /** Publishes the build of the repository, then builds that follow it, one a call. Returns the version. */
  publishNext(): string;
  /** Removes the files of all releases but the current one and the one before. */
  prune(): void;
  /** The answers to requests for the list of releases. */
  questions: number;
  /** The names of scripts that have been served, without their hash. */
  served: Set<string>;
}

const DAY_MS = 86_400_000;

const test = base.extend<{ releases: Releases }>({
  usesRemoteServer: true,

  remote: async ({ releases }, use) => {
    void releases;
    await use({ entry: `${servedAt}/container.js`, respond: () => {} });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  releases: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const into = join(folder, 'served');
    mkdirSync(into);
    const built = join(distFolder(), 'remote');
    let count = 0;
    const releases: Releases = {
      publishNext() {
        const from = count === 0 ? built : join(folder, `build-${count}`);
        if (count > 0) createNextBuild(built, from, count);
        count += 1;
        return publish(publishOptions(into, from, { sourceMaps: 'omit' })).version;
      },
      prune: () => void prune(into, DAY_MS, new Date(Date.now() + 2 * DAY_MS)),
      questions: 0,
      served: new Set(),
    };
    const app = new Hono();
    app.use(async (c, next) => {
      await next();
      if (c.req.path === '/releases/current.json') releases.questions += 1;
      const [, script] = /^\/(.+)\.[0-9a-f]{10}\.js$/.exec(c.req.path) ?? [];
      if (script && c.res.ok) releases.served.add(script);
    });
    serveFolder(app, '/', into);
    const server = await listen((request) => app.fetch(request), 0);
    servedAt = server.origin;
    await use(releases);
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

let servedAt = '';

const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
/** A page that has loaded everything that it loads by itself. */
async function openPage(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
}

const header = (page: Page) => page.locator('[data-fascia="header"]');

/** The icons with a flyout, and where they lead to without it. */
const ICONS = [
  ['icon-store-finder', 'store-finder', /\/service\/storefinder\/search/],
  ['icon-user', 'account', /\/usermenu/],
  ['icon-cart', 'cart', /\/service\/cartfrontend\/cart/],
] as const;

const topItemToggle = (page: Page) => page.locator('[data-item="coffee"] + button');
const searchField = (page: Page) => page.getByRole('combobox').first();

/** Uses every part of a page whose code comes when a visitor needs it. */
async function useEveryPart(page: Page): Promise<void> {
  for (const [icon, name] of ICONS) {
    await part(page, icon).click();
    await expect(flyout(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await topItemToggle(page).click();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await page.keyboard.press('Escape');
  await searchField(page).fill('kaf');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
}

// REL-100
test('a page whose release is gone before its services have come says so', async ({
  page,
  releases,
  pageErrors,
  reportedErrors,
}) => {
  releases.publishNext();
  const { promise: gone, resolve: prune } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/services\.[^/]*\.js/, async (route) => {
    asked += 1;
    await gone;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(header(page)).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  releases.publishNext();
  releases.publishNext();
  releases.prune();
  prune();
  await expect
    .poll(() => reportedErrors)
    .toContainEqual(expect.objectContaining({ module: 'header', operation: 'outdated' }));
  expect(releases.questions).toBe(1);
  await searchField(page).fill('kaffee');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?.*kaffee/);
  expect(pageErrors).toEqual([]);
});

// REL-100
test('a page that is open while releases come and go uses all of its parts while its files are kept; one whose release is gone says so, follows its links and searches; the next page is new', async ({
  page,
  releases,
  pageErrors,
  reportedErrors,
}) => {
  /** Of the release that the page is of no file is left. Returns the current one. */
  function replaceReleases(): string {
    releases.publishNext();
    const current = releases.publishNext();
    releases.prune();
    reportedErrors.length = 0;
    releases.questions = 0;
    return current;
  }
  const reported = () => reportedErrors.map(({ operation }) => operation);

  await test.step('while its files are kept', async () => {
    const first = releases.publishNext();
    await openPage(page);
    await expect(header(page)).toHaveAttribute('data-fascia-release', first);
    const before = new Set(releases.served);
    const versions = [releases.publishNext(), releases.publishNext()];
    await useEveryPart(page);
    const later = [...releases.served].filter((script) => !before.has(script));
    expect(later).toEqual([
      'store-finder',
      'account',
      'cart-flyout',
      'navigation-flyouts',
      'search',
      'search-de-DE',
    ]);
    expect(pageErrors).toEqual([]);
    expect(reportedErrors).toEqual([]);
    expect(releases.questions).toBe(0);
    await page.goto('/');
    await expect(header(page)).toHaveAttribute('data-fascia-release', versions[1] ?? '');
    expect(pageErrors).toEqual([]);
    await page.waitForLoadState('networkidle');
  });
  for (const [icon, name, address] of ICONS) {
    await test.step(`when ${icon} is clicked`, async () => {
      const current = replaceReleases();
      // A click gives up after 2.5 s, in which a busy machine has not yet asked for what is gone.
      await part(page, icon).hover();
      await expect.poll(reported).toEqual(['outdated']);
      await part(page, icon).click();
      await expect(page).toHaveURL(address);
      expect(reported()).toEqual(['outdated']);
      expect(releases.questions).toBe(1);
      await openPage(page);
      await expect(header(page)).toHaveAttribute('data-fascia-release', current);
      await part(page, icon).click();
      await expect(flyout(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }
  await test.step('when a flyout and suggestions are wanted', async () => {
    replaceReleases();
    await topItemToggle(page).click();
    await expect.poll(reported).toEqual(['outdated']);
    await searchField(page).fill('kaf');
    await expect.poll(reported).toEqual(['outdated', 'outdated']);
    expect(releases.questions).toBe(1);
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?.*kaf/);
  });
  expect(pageErrors).toEqual([]);
});
