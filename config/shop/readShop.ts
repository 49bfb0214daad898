import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopDefinition } from '../../src/foundation/shop/defineShop.ts';
import type {
  Addresses,
  ConsentScripts,
  Features,
  MenuItem,
  NewsletterRules,
  SiteDefinition,
} from '../../src/foundation/shop/defineSite.ts';

/** A site with what it takes from the shop. */
export interface Site extends SiteDefinition {
  code: string;
  flagFile: string;
  addresses: Addresses;
  menu: Partial<Record<MenuItem, string>>;
  features: Features;
  newsletter: NewsletterRules;
  consentScripts: ConsentScripts;
  /** The content of `footer.json`. */
  footer: unknown;
}

export interface Shop extends ShopDefinition {
  folder: string;
  /** In the order of `ShopDefinition.sites`. */
  siteList: readonly Site[];
}

async function importDefault(path: string): Promise<unknown> {
  return ((await import(pathToFileURL(path).href)) as { default: unknown }).default;
}

async function readSite(folder: string, code: string, shop: ShopDefinition): Promise<Site> {
  const own = join(folder, 'sites', code);
  const site = (await importDefault(join(own, 'site.ts'))) as SiteDefinition;
  const footer = join(own, 'footer.json');
  return {
    ...site,
    code,
    flagFile: join(own, site.flag ?? 'flag.svg'),
    addresses: { ...shop.addresses, ...site.addresses } as Addresses,
    menu: { ...shop.menu, ...site.menu },
    features: { ...shop.features, ...site.features },
    newsletter: { ...shop.newsletter, ...site.newsletter } as NewsletterRules,
    consentScripts: { ...shop.consent?.scripts, ...site.consentScripts },
    footer: existsSync(footer) ? JSON.parse(readFileSync(footer, 'utf8')) : undefined,
  };
}

/** Reads a shop's folder. */
export async function readShop(folder: string): Promise<Shop> {
  const shop = (await importDefault(join(folder, 'shop.ts'))) as ShopDefinition;
  const siteList = await Promise.all(shop.sites.map((code) => readSite(folder, code, shop)));
  return { ...shop, folder, siteList };
}
