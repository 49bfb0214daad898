/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopDefinition } from '../../src/foundation/shop/defineShop.ts';
import type { SiteDefinition } from '../../src/foundation/shop/defineSite.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Folder {
  shop: ShopDefinition;
  sites: ReadonlyMap<string, SiteDefinition>;
  /** Contents of all files by their paths in the folder. */
  files: ReadonlyMap<string, string>;
}

async function read(path: string): Promise<Folder> {
  const folder = join(ROOT, path);
  const { default: shop } = (await import(join(folder, 'shop.ts'))) as { default: ShopDefinition };
  const sites = await Promise.all(
    shop.sites.map(async (code) => {
      const site = (await import(join(folder, 'sites', code, 'site.ts'))) as {
        default: SiteDefinition;
      };
      return [code, site.default] as const;
    }),
  );
  const files = globSync('**/*.*', { cwd: folder }).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')] as const,
  );
  return { shop, sites: new Map(sites), files: new Map(files) };
}

const first = await read('shop');
const second = await read('shell-host/demo-shop-two/shop');
const tokensOf = ({ files }: Folder) =>
  new Map(
    [...(files.get('tokens.css') ?? '').matchAll(/(--fascia-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
    ),
  );

const localesOf = ({ sites }: Folder) => [...sites.values()].map(({ locale }) => locale);

test('the second shop contains no data of the first one (SHOP-50)', () => {
  const found = [...second.files].filter(([, text]) => /aroma|\?site=/i.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

test('the second shop shares no token with the first one and has its own heading font (SHOP-50)', () => {
  const tokens = tokensOf(second);
  const others = tokensOf(first);
  expect([...tokens].filter(([name, value]) => others.get(name) === value)).toEqual([]);
  expect(tokens.get('--fascia-font-heading')).not.toBe(tokens.get('--fascia-font'));
});

test('the second shop shares no site, locale or origin with the first one (SHOP-50)', () => {
  expect(second.shop.sites.filter((code) => first.shop.sites.includes(code))).toEqual([]);
  expect(localesOf(second).filter((locale) => localesOf(first).includes(locale))).toEqual([]);
  const origins = [...second.sites.values()].map(({ start }) => new URL(start).origin);
  expect(new Set(origins).size).toBe(second.sites.size);
});

test('the second shop makes other choices than the first one (SHOP-50)', () => {
  const { shop, sites } = second;
  const [denmark, , international] = [...sites.values()];
  expect(shop.features).toMatchObject({ loyalty: false, community: false });
  expect(shop.loyaltyCard).toBeUndefined();
  expect(shop.menu?.['theme-worlds']).toBeUndefined();
  expect(shop.apps?.android).toBeUndefined();
  expect(shop.consent?.openSettings).toMatch(/^Havly/);
  expect(shop.cookies?.login).toMatch(/^havly/);
  expect(shop.serviceFields?.cardMember).toBe('isClubMember');
  expect(shop.newsletter.voucher ?? denmark?.newsletter?.voucher).toBeUndefined();
  expect(international?.features?.storeFinder).toBe(false);
  expect(second.files.has('sites/DK/texts.po')).toBe(true);
});

test.each(second.shop.sites)(
  'the footer of %s links to legal pages, help and cookie settings (SHOP-50)',
  (code) => {
    const { shop, sites, files } = second;
    const { privacy, terms, contact, newsletter } = {
      ...shop.addresses,
      ...sites.get(code)?.addresses,
    };
    const footer = JSON.parse(files.get(`sites/${code}/footer.json`) ?? '') as {
      legalLinks: { url: string }[];
    };
    const addresses = footer.legalLinks.map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining([privacy, terms, '#consent-settings']));
    expect(addresses).toHaveLength(5);
    for (const address of [contact, newsletter]) {
      expect(JSON.stringify(footer)).toContain(JSON.stringify(address));
    }
  },
);
