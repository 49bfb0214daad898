import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The remote's container, as an entry leaves it. */
interface Container {
  init(scope: object): unknown;
  get(path: string): Promise<unknown>;
}

const ENTRIES = ['container.js', 'remoteEntry.js'] as const;

/** Loads the remote by one of its entries, and gives the error of an exposed module. */
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

// REL-31
test('A module without a hash in an entry is not asked for, and the error names its file', async ({
  page,
  pageErrors,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Host</title>' }),
  );
  for (const entry of ENTRIES) {
    await test.step(entry, async () => {
      await page.route(`**/remote/${entry}`, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const [table = '', names = ''] = /="([^"]*\.css)"\.split/.exec(text) ?? [];
        await route.fulfill({
          response,
          body: text.replace(table, table.replace(names, names.replace(' cart ', ' other '))),
        });
      });
      await page.goto('/empty', { waitUntil: 'load' });
      expect(await errorOf(page, entry, 'cart')).toMatch(/unlisted: .*\/cart\.[0-9a-f]{10}\.js/);
      expect(requests.filter((url) => url.includes('/cart.'))).toEqual([]);
      expect(await errorOf(page, entry, 'mount')).toBe('');
      expect(pageErrors).toEqual([]);
    });
  }
});
