/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { createShop } from './shop.ts';
import { sites } from './sites.ts';
import { createShopper } from './testing/createShopper.ts';

const PROMOTION_IDS = [
  '~header_pi',
  'category_coffee',
  'category_kitchen',
  'category_home',
  'category_fashion',
  'category_sale',
  'SHOP_FOOTER',
];

/** Every path whose response names pictures. */
const PATHS = [
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/api/themeworlds/navigation',
  '/demo/catalogue',
  ...PROMOTION_IDS.map((id) => `/service/promotion/api/promotion/${id}`),
];

async function responsesOn(day: string): Promise<string> {
  const shopper = createShopper(createShop({ now: () => new Date(day) }).fetch);
  const texts: string[] = [];
  for (const site of sites) {
    for (const path of PATHS) texts.push(await (await shopper.get(`${path}?site=${site}`)).text());
  }
  return texts.join('\n');
}

async function missingOf(paths: Iterable<string>): Promise<string[]> {
  const shopper = createShopper(createShop().fetch);
  const missing: string[] = [];
  for (const path of paths) {
    const response = await shopper.get(path);
    if (!response.ok || !(await response.text()).startsWith('<svg')) missing.push(path);
  }
  return missing;
}

test('every picture and logo that the shop names exists', async () => {
  const responses = (await responsesOn('2026-01-15')) + (await responsesOn('2026-12-10'));
  const pictures = [...responses.matchAll(/\/image-delivery\/([^"\\]+)/g)].map(
    ([, path]) => `/img/${path}`,
  );
  const logos = [...responses.matchAll(/\\"source\\":\\"(\w+)\\"/g)].map(
    ([, source]) => `/service/footer-images/logos/${source}`,
  );
  const paths = new Set([...pictures, ...logos]);
  expect(paths.size).toBeGreaterThan(120);
  expect(await missingOf(paths)).toEqual([]);
});

test('every picture that the source of the shop or its host names exists', async () => {
  const sources = globSync('shell-host/{host,demo-shop}/**/*.{ts,tsx,json}', {
    exclude: (file) => file.includes('.test.'),
  });
  const named = sources.flatMap((source) =>
    Array.from(
      readFileSync(source, 'utf8').matchAll(/\/(?:img|image-delivery)\/([\w/-]+\.svg)/g),
      ([, path]) => `${path}`,
    ),
  );
  expect(named).toContain('heroes/morning-coffee-wide.svg');
  expect(await missingOf(named.map((path) => `/img/${path}`))).toEqual([]);
});
