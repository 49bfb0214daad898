import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { integrityOf } from '../../tools/build/webpack/integrity/integrity.ts';
import { createBuiltHostApp } from '../host/server/builtHostApp.ts';
import { listen } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { FRAGMENT_TIMEOUT_MS, expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { changePolicy } from './policy/changePolicy.ts';
import { loadScript, openEmptyPage } from './policy/emptyPage.ts';
import { OWN_TYPES } from './policy/strictPolicy.ts';
import { REACT } from './reactChunks.ts';

interface Container {
  init(scope: object): void;
  get(module: string): Promise<() => Record<string, (...given: unknown[]) => unknown>>;
}

const REMOTE = join(distFolder(), 'remote');

/**
 * Mounts a header in a new slot through the page's container, with the shared modules of the page's federation runtime.
 */
async function mountByContainer(scope: string): Promise<void> {
  const { __FEDERATION__: federation, __fascia_container__: container } = window as unknown as {
    __FEDERATION__?: { __INSTANCES__: { shareScopeMap: { default: object } }[] };
    __fascia_container__: Container;
  };
  // oxlint-disable-next-line no-underscore-dangle -- the runtime's name
  const [runtime] = federation?.__INSTANCES__ ?? [];
  container.init(scope === 'empty' ? {} : (runtime?.shareScopeMap.default ?? {}));
  const slot = document.createElement('div');
  slot.id = 'second';
  document.body.append(slot);
  const { mount } = (await container.get('./mount'))();
  mount?.(slot, 'Header', { site: 'AT' });
}

/** Opens the cart of the second header to check that the header is interactive. */
async function openSecondCart(page: Page): Promise<void> {
  const slot = page.locator('#second');
  await expect(slot.getByRole('banner')).toBeVisible();
  await slot.locator('[data-part="icon-cart"]').click();
  await expect(slot.locator('[data-flyout="cart"]')).toBeVisible();
}

function recordRemoteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const file = /\/remote\/(.*)\.[0-9a-f]{10}\.js$/.exec(request.url())?.[1];
    if (file) scripts.push(file);
  });
  return scripts;
}

// HK-170
test(
  'the container mounts a header on a page without React',
  { tag: '@journey' },
  async ({ page, pageErrors }) => {
    await openEmptyPage(page);
    const scripts = recordRemoteScripts(page);
    await loadScript(page, '/remote/container.js');
    await page.evaluate(mountByContainer, 'empty');
    await openSecondCart(page);
    expect(scripts).toEqual(expect.arrayContaining(['common', 'Header', 'mount', ...REACT]));
    expect(pageErrors).toEqual([]);
  },
);

// HK-170, HOST-05
test('a second bundle uses the React and the store of the first one', async ({
  page,
  pageErrors,
}) => {
  await changePolicy(page, (policy) => policy.replace(' fascia ', ` ${OWN_TYPES} fascia `));
  await page.goto('/');
  await waitForPageData(page);
  const scripts = recordRemoteScripts(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service/cart/')) reads.push(request.url());
  });
  const content = readFileSync(join(REMOTE, 'container.js'));
  await loadScript(page, '/remote/container.js', integrityOf(content, 'sha384'));
  await page.evaluate(mountByContainer, 'of the page');
  await openSecondCart(page);
  expect(scripts.filter((name) => REACT.includes(name))).toEqual([]);
  expect(reads).toEqual([]);
  expect(pageErrors).toEqual([]);
});

// HK-170
test('a federation runtime loads the container like any remote', async ({
  page,
  pageErrors,
  shop,
}) => {
  const site = createBuiltHostApp({
    services: demoShopServices(shop),
    remoteEntry: '/remote/container.js',
    fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
  });
  const server = await listen((request) => site.fetch(request), 0);
  try {
    const scripts = recordRemoteScripts(page);
    await page.goto(server.origin);
    await part(page, 'icon-cart').click();
    await expect(page.locator('#header [data-flyout="cart"]')).toBeVisible();
    expect(scripts).toContain('Header');
    expect(scripts.filter((name) => REACT.includes(name))).toEqual([]);
    expect(pageErrors).toEqual([]);
  } finally {
    await server.close();
  }
});
