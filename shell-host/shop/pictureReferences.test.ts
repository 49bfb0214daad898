/** @jest-environment node */
import { createShop } from './shop.ts';
import { sites } from './sites.ts';
import { createShopper } from './testing/createShopper.ts';

const PROMOTIONS = ['~header_pi', 'category_coffee', 'category_kitchen', 'category_home'];
const MORE = ['category_fashion', 'category_sale', 'SHOP_FOOTER'];

/** Every answer that names pictures, in winter and in Advent. */
const ANSWERS = [
  '/jsonflyoutnavigation',
  '/service/themeworld-frontend/api/themeworlds/navigation',
  '/demo/catalogue',
  ...[...PROMOTIONS, ...MORE].map((id) => `/service/promotion/api/promotion/${id}`),
];

async function textsOf(day: string): Promise<string> {
  const shopper = createShopper(createShop({ now: () => new Date(day) }).fetch);
  const texts: string[] = [];
  for (const site of sites) {
    for (const path of ANSWERS)
      texts.push(await (await shopper.get(`${path}?site=${site}`)).text());
  }
  return texts.join('\n');
}

test('every picture and logo that the shop names is there', async () => {
  const texts = (await textsOf('2026-01-15')) + (await textsOf('2026-12-10'));
  const pictures = [...texts.matchAll(/\/image-delivery\/([^"\\]+)/g)].map(
    ([, path]) => `/img/${path}`,
  );
  const logos = [...texts.matchAll(/\\"source\\":\\"(\w+)\\"/g)].map(
    ([, source]) => `/service/footer-images/logos/${source}`,
  );
  const addresses = new Set([...pictures, ...logos]);
  expect(addresses.size).toBeGreaterThan(120);
  const shopper = createShopper(createShop().fetch);
  const missing: string[] = [];
  for (const address of addresses) {
    const answer = await shopper.get(address);
    if (!answer.ok || !(await answer.text()).startsWith('<svg')) missing.push(address);
  }
  expect(missing).toEqual([]);
});
