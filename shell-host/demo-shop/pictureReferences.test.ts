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

/** All paths whose responses refer to pictures. */
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

/** Returns the pictures in the shop's responses in winter and in Advent. */
async function picturesOfShop(): Promise<string[]> {
  const responses = (await responsesOn('2026-01-15')) + (await responsesOn('2026-12-10'));
  const pictures = responses.matchAll(/\/image-delivery\/([^"\\]+)/g);
  const logos = responses.matchAll(/\\"source\\":\\"(\w+)\\"/g);
  return [
    ...Array.from(pictures, ([, path]) => `/img/${path}`),
    ...Array.from(logos, ([, source]) => `/service/footer-images/logos/${source}`),
  ];
}

/** Returns the pictures that the source of the shop and its host refers to. */
function picturesOfSource(): string[] {
  const sources = globSync('shell-host/{host,demo-shop}/**/*.{ts,tsx,json}', {
    exclude: (file) => file.includes('.test.'),
  });
  return sources.flatMap((source) =>
    Array.from(
      readFileSync(source, 'utf8').matchAll(/\/(?:img|image-delivery)\/([\w/-]+\.svg)/g),
      ([, path]) => `/img/${path}`,
    ),
  );
}

test('every picture and logo in the shop’s responses exists', async () => {
  const paths = new Set(await picturesOfShop());
  expect(paths.size).toBeGreaterThan(120);
  expect(await missingOf(paths)).toEqual([]);
});

test('every picture that the source refers to exists', async () => {
  const named = picturesOfSource();
  expect(named).toContain('/img/heroes/morning-coffee-wide.svg');
  expect(await missingOf(named)).toEqual([]);
});

test('every picture is used', async () => {
  const named = new Set([...(await picturesOfShop()), ...picturesOfSource()]);
  const files = globSync('img/**/*.svg', { cwd: 'shell-host/demo-shop/pictures' });
  const paths = files.map((file) => `/${file.replaceAll('\\', '/')}`);
  expect(paths.filter((path) => !named.has(path))).toEqual([]);
});
