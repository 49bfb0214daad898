import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { distFolder } from '../../tools/build/distFolder.ts';
import { publishOptions } from '../../tools/release/fixtures/publishOptions.ts';
import { prune } from '../../tools/release/prune.ts';
import { publish } from '../../tools/release/publish.ts';
import { listen } from '../host/server/demo/listen.ts';
import { serveFolder } from '../host/server/serveFolder.ts';
import { expect, test as base } from './fixtures.ts';
import { flyout, moduleRoot, navToggle, part, searchField } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { createNextBuild } from './releases/createNextBuild.ts';

interface Releases {
  /** Publishes the repository's build, or a changed copy in later calls. Returns the version. */
  publishNext(): string;
  /** Publishes two releases and removes the files of all earlier ones. Returns the current version. */
  replaceAll(): string;
  /** Number of requests for the list of releases. */
  listReads: number;
  /** The names of the served scripts, without their hashes. */
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
        return publish(publishOptions(into, from, { sourceMaps: 'omit' }));
      },
      replaceAll() {
        releases.publishNext();
        const current = releases.publishNext();
        prune(into, DAY_MS, new Date(Date.now() + 2 * DAY_MS));
        return current;
      },
      listReads: 0,
      served: new Set(),
    };
    const app = new Hono();
    app.use(async (c, next) => {
      await next();
      if (c.req.path === '/fragments.json') releases.listReads += 1;
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

const header = (page: Page) => moduleRoot(page, 'header');

/** Opens a page and waits for the code that it loads without an interaction. */
async function openPage(page: Page): Promise<void> {
  await page.goto('/');
  await waitForPageData(page);
}

test.describe('an open page', () => {
  // REL-100
  test('loads all of its parts while the files of its release exist', async ({
    page,
    releases,
    pageErrors,
    reportedErrors,
  }) => {
    const first = releases.publishNext();
    await openPage(page);
    await expect(header(page)).toHaveAttribute('data-fascia-release', first);
    const before = new Set(releases.served);
    releases.publishNext();
    const current = releases.publishNext();
    for (const [icon, name] of [
      ['icon-store-finder', 'store-finder'],
      ['icon-user', 'account'],
      ['icon-cart', 'cart'],
    ] as const) {
      await part(page, icon).click();
      await expect(flyout(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await navToggle(page, 'coffee').click();
    await expect(flyout(page, 'coffee')).toBeVisible();
    await page.keyboard.press('Escape');
    await searchField(page).fill('kaf');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect([...releases.served].filter((script) => !before.has(script))).toEqual([
      'store-finder',
      'account',
      'cart-flyout',
      'navigation-flyouts',
      'search',
      'search-de-DE',
    ]);
    expect([pageErrors, reportedErrors, releases.listReads]).toEqual([[], [], 0]);
    await page.goto('/');
    await expect(header(page)).toHaveAttribute('data-fascia-release', current);
  });

  // REL-100
  test('reports that its release was removed, and its links lead to the current release', async ({
    page,
    releases,
    pageErrors,
    reportedErrors,
  }) => {
    const operations = () => reportedErrors.map(({ operation }) => operation);
    releases.publishNext();
    await openPage(page);
    const current = releases.replaceAll();
    // The focus loads the flyouts' code without the timeout of a click.
    await navToggle(page, 'coffee').focus();
    await expect.poll(operations).toEqual(['outdated']);
    await part(page, 'icon-cart').hover();
    await expect.poll(operations).toEqual(['outdated', 'outdated']);
    expect(releases.listReads).toBe(1);
    await part(page, 'icon-cart').click();
    await expect(page).toHaveURL(/\/service\/cartfrontend\/cart/);
    expect(reportedErrors).toHaveLength(2);
    await expect(header(page)).toHaveAttribute('data-fascia-release', current);
    expect(pageErrors).toEqual([]);
  });
});
