import { sites } from '../demo-shop/sites.ts';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { pollInSteps } from './pauseClock.ts';

const FOOTER = '[data-fascia="footer"]';

// FOOT-38
test('the server’s footer links to imprint, privacy, terms and withdrawal on every site', async ({
  request,
}) => {
  for (const site of sites) {
    const html = await (await request.get(`/checkout?site=${site}`)).text();
    const [, list = ''] = /data-part="legal-links"([^]*?)<\/ul>/.exec(html) ?? [];
    const addresses = [...list.matchAll(/href="([^"#]+)"/g)].map(([, href = '']) => href);
    expect(addresses.length, site).toBeGreaterThanOrEqual(4);
    for (const address of addresses) {
      const response = await request.get(address.replaceAll('&amp;', '&'));
      expect([address, response.status()]).toEqual([address, 200]);
    }
  }
});

// FOOT-34, FOOT-38, SSR-03
test('a footer whose content failed to load is hydrated after the retry', async ({ page }) => {
  const content = await breakFiles(page, /\/content-DE\.[0-9a-f]{10}\.js$/, 'refused', 'always');
  await page.clock.install();
  await page.goto('/');
  const footer = await page.locator(FOOTER).elementHandle();
  await expect.poll(() => content.requests.length).toBe(3);
  await expect(part(page, 'legal-links').getByRole('link', { name: 'Impressum' })).toBeVisible();
  content.repair();
  const switcher = part(page, 'country-switcher');
  await pollInSteps(page, () => switcher.getAttribute('data-state'), 1_000).not.toBe('static');
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});
