/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expectedModules } from './fixtures/expectedModules.ts';
import { createFixtureShop, FILES, type FixtureShop } from './fixtures/fixtureShop.ts';

let shop: FixtureShop;
let problems: unknown;

beforeAll(() => {
  shop = createFixtureShop();
  problems = shop.compile();
});
afterAll(() => shop.remove());

/** Imports a generated module. */
async function load(name: string): Promise<Record<string, unknown>> {
  return { ...(await import(join(shop.generated, name))) };
}

describe('A shop with two sites', () => {
  test('has no problems', () => {
    expect(problems).toEqual([]);
  });

  // SHOP-10
  test.each(expectedModules)('generates the module %s with %j', async (name, expected) => {
    const names = Object.keys(expected);
    const exported = Object.entries(await load(name)).filter(([each]) => names.includes(each));
    expect(Object.fromEntries(exported)).toEqual(expected);
  });

  test('generates the addresses of each site (SHOP-10, SHOP-20)', async () => {
    const { addresses } = await load('addresses.ts');
    const common = {
      search: '/find',
      cart: '/bag',
      account: '/me',
      newsletter: '/letter',
      login: '/in',
    };
    const stores = { storeFinder: '/butikker', stores: '/alle-butikker' };
    expect(addresses).toMatchObject({
      DK: { ...common, ...stores, home: '/DK/', help: '/hjaelp' },
      INT: { ...common, home: '/INT/', help: '/help' },
    });
    expect(addresses).not.toHaveProperty('INT.storeFinder');
  });

  test('maps the paths of images as the shop defines (SHOP-10)', async () => {
    const { imagePath } = (await load('brand.ts')) as { imagePath(path: string): string };
    expect(imagePath('/pictures.old/a.jpg')).toBe('/new-$&/a.jpg');
    expect(imagePath('/picturesXold/a.jpg')).toBe('/picturesXold/a.jpg');
    expect(imagePath('/a/pictures.old/a.jpg')).toBe('/a/pictures.old/a.jpg');
  });

  test('keeps recent searches unless a site disables them (SEARCH-52)', async () => {
    expect(await load('sites.ts')).toMatchObject({
      features: { DK: { recentSearches: true }, INT: { recentSearches: false } },
    });
  });

  test('renames only the cookies that the shop names', async () => {
    expect(await load('cookies.ts')).toMatchObject({
      login: 'HavnLogin',
      longTerm: 'LongTermToken',
      staff: 'StaffAuth',
    });
  });

  test('includes image files in the build and keeps addresses unchanged (SHOP-10)', () => {
    const text = shop.read('newsletter.ts').replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'DK: { desktop: new URL("../havn/images/form.svg", import.meta.url).href',
    );
    expect(text).toContain('tablet: "/form.jpg"');
  });

  test('generates chunks for footers, for locales and for texts of a site (SHOP-12)', async () => {
    expect(shop.read('footer.ts')).toContain('webpackChunkName: "content-DK"');
    expect(shop.read('catalogues.ts')).toContain('webpackChunkName: "locale-da-DK"');
    expect(shop.read('newsletter.ts')).toContain('webpackChunkName: "newsletter-en"');
    expect(shop.read('search.ts')).toContain('webpackChunkName: "search-en"');
    expect(shop.read('newsletter.ts')).toContain('webpackChunkName: "newsletter-texts-DK"');
    expect(Object.keys((await load('newsletter.ts'))['siteTexts'] as object)).toEqual(['DK']);
    expect(JSON.parse(shop.read('texts/newsletter-texts-DK.json'))).toEqual({
      messages: { 'newsletter.link.sample': ['Se et eksempel'] },
    });
  });

  test('overrides texts of the product with texts of the shop (SHOP-08)', () => {
    const { messages } = JSON.parse(shop.read('texts/en.json'));
    expect(messages['account.community']).toEqual(['Harbour']);
    expect(Object.keys(messages).length).toBeGreaterThan(100);
    expect(Object.keys(messages).filter((id) => id.startsWith('newsletter.link'))).toEqual([]);
    expect(Object.keys(messages).filter((id) => id.startsWith('search.suggestions'))).toEqual([]);
    expect(JSON.parse(shop.read('texts/search-en.json')).messages).toHaveProperty([
      'search.suggestions.none',
    ]);
    expect(JSON.parse(shop.read('texts/newsletter-en.json')).messages).toHaveProperty([
      'newsletter.link.sample',
    ]);
  });

  test('writes tokens for the modules’ root, light values first, and fonts (SHOP-07)', () => {
    const css = shop.read('tokens.css');
    const [light = '', both = ''] = css.split('@supports (color: light-dark(red, red))');
    expect(css).toContain("url('../havn/fonts/own.woff2')");
    expect(light).toContain('--fascia-surface: white;');
    expect(light).toContain('--fascia-dark: #101820;');
    expect(light).toContain('--fascia-radius: 0;');
    expect(both).toContain('--fascia-surface: light-dark(white, #10151c);');
    expect(both).not.toContain('--fascia-dark');
    expect(css).not.toContain(':root');
    // fascia recognises its style sheets by their first rule (tools/build/webpack/hostPagePlugin.ts).
    expect(css).toMatch(/^\.fascia-root \{/);
  });

  test('describes the shop and the addresses of each site for hosts (SHOP-20, SHOP-10)', () => {
    const { sites, logo, ...rest } = JSON.parse(shop.read('shop.json'));
    expect(rest).toMatchObject({
      name: 'Havn',
      key: 'havn',
      serviceFields: { cardTopic: 'HAVN_CARD' },
      cookies: { login: 'HavnLogin', csrf: 'XSRF-TOKEN' },
      footerLogos: { folder: '/logos/' },
    });
    expect(logo).toEqual({
      viewBox: '0 0 80 20',
      width: 80,
      height: 20,
      withName: false,
      markup: '<rect width="80" height="20" stroke-width="2"/>',
    });
    expect(sites).toHaveLength(2);
    expect(sites[1]).toMatchObject({
      code: 'INT',
      locale: 'en',
      currency: 'EUR',
      start: 'https://havn.example/INT',
      addresses: { home: '/INT/', help: '/help' },
      menu: { sale: '/sale?site=INT' },
      features: { storeFinder: false },
    });
    expect(sites[0].menu).toEqual({});
  });

  test('contains no data of other sites (SHOP-10)', () => {
    const names = globSync('**/*.{ts,json,css}', { cwd: shop.generated });
    expect(names.filter((name) => name.startsWith('footers/')).toSorted()).toEqual([
      'footers/DK.json',
      'footers/INT.json',
    ]);
    const foreign = names.filter((name) =>
      /["'](?:DE|AT|CH|CH_FR|CZ|HU|PL|SK|TR|de-DE|hu-HU|Aroma|aroma)["']|aroma_/.test(
        shop.read(name),
      ),
    );
    expect(foreign).toEqual([]);
  });
});

test('removes the modules of a site that the shop no longer has', () => {
  const changing = createFixtureShop();
  changing.compile();
  changing.change({
    'shop.ts': FILES['shop.ts']
      ?.replace("sites: ['DK', 'INT']", "sites: ['DK']")
      .replace("countryOrder: ['INT', 'DK'],", ''),
    'sites/INT': undefined,
    'texts/en.po': undefined,
  });
  expect(changing.compile()).toEqual([]);
  expect(globSync('{footers,texts}/*.json', { cwd: changing.generated }).toSorted()).toEqual([
    'footers/DK.json',
    'texts/da-DK.json',
    'texts/newsletter-da-DK.json',
    'texts/newsletter-texts-DK.json',
    'texts/search-da-DK.json',
  ]);
  changing.remove();
});
