import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The container that an entry defines. */
interface Container {
  init(scope: object): unknown;
  get(path: string): Promise<unknown>;
}

/**
 * Loads a module through one of the remote's entries.
 *
 * @returns the error message, or an empty string.
 */
const errorOf = (page: Page, entry: string, module: string) =>
  page.evaluate(
    async ([src, path]) => {
      const script = Object.assign(document.createElement('script'), { src });
      await new Promise((resolve, reject) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', reject);
        document.head.append(script);
      });
      const { __fascia_container__: container } = window as unknown as {
        __fascia_container__: Container;
      };
      await container.init({});
      return container.get(path).then(
        () => '',
        (error: Error) => error.message,
      );
    },
    [`/remote/${entry}`, `./${module}`] as const,
  );

const openHost = async (page: Page) => {
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Host</title>' }),
  );
  await page.goto('/empty', { waitUntil: 'load' });
};

for (const entry of ['container.js', 'remoteEntry.js'] as const) {
  // REL-30
  test(
    `a script that was changed on its server does not run (${entry})`,
    { tag: entry === 'container.js' ? '@journey' : [] },
    async ({ page }) => {
      await page.route(/\/remote\/cart\.[0-9a-f]{10}\.js/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: `window.isTampered = true;${await response.text()}`,
        });
      });
      await openHost(page);
      expect(await errorOf(page, entry, 'cart')).toMatch(/\/cart\.[0-9a-f]{10}\.js/);
      expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
    },
  );

  // REL-30
  test(`a script without a hash in ${entry} is not requested`, async ({ page, pageErrors }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(`**/remote/${entry}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/\bcart:"sha256-/, 'other:"sha256-') });
    });
    await openHost(page);
    expect(await errorOf(page, entry, 'cart')).toMatch(/unlisted: .*\/cart\.[0-9a-f]{10}\.js/);
    expect(requests.filter((url) => url.includes('/cart.'))).toEqual([]);
    expect(await errorOf(page, entry, 'mount')).toBe('');
    expect(pageErrors).toEqual([]);
  });
}
