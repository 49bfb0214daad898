import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop, Site } from './readShop.ts';
import { readSvg } from './readSvg.ts';
import { namesOf } from './shopModules.ts';

/** A shop finds its help pages and categories by the number in their address, whatever the words before it (FOOT-15). */
const HAS_NUMBER = /-[cs]\d+(?:\.html)?$/;

const withSite = (table: object, code: string) =>
  JSON.parse(JSON.stringify(table).replaceAll('{site}', code)) as object;

/** What an SVG file has between its outer tags. */
const markupOf = (source: string) =>
  source
    .replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>[\s\S]*$/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim();

/** All texts in a value that are paths. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

/** The paths, without queries, of pages that a site's footer, newsletter form and search lead to. */
function furtherPages({
  code,
  footer,
  newsletter: { picture: _, ...newsletter },
  searchShortcuts,
}: Site) {
  const addresses = pathsIn(withSite([footer, newsletter, searchShortcuts], code));
  return addresses.map((address) => new URL(address, 'http://shop.test').pathname);
}

/** The titles of the main navigation in a site's language, without texts of their own in the shell host. */
function menuTitles(catalogue: string | undefined) {
  const { messages } = JSON.parse(catalogue ?? '{"messages":{}}') as {
    messages: Record<string, unknown[] | undefined>;
  };
  const title = (name: string) => messages[`navigation.item.${name}`]?.join('') ?? name;
  return {
    'theme-worlds': title('themeWorlds'),
    categories: title('categories'),
    coffee: title('coffee'),
    sale: title('sale'),
  };
}

/** `shop.json`: what the shell host's pages and the demo's services need to be those of this shop. */
export function hostData(shop: Shop, texts: ReadonlyMap<string, string>) {
  const { name, key, loyaltyCard, siteList, footerLogos } = shop;
  const logo = readFileSync(join(shop.folder, 'logo.svg'), 'utf8');
  const { viewBox, ratio } = readSvg(logo);
  const { heightPx: height, withName } = shop.logo;
  const pages = [...new Set(siteList.flatMap(furtherPages))];
  return {
    name,
    key,
    ...(loyaltyCard && { loyaltyCard }),
    logo: { viewBox, width: Math.round(height * ratio), height, withName, markup: markupOf(logo) },
    ...namesOf(shop),
    footerLogos,
    pages: pages.filter((path) => !HAS_NUMBER.test(path)).toSorted(),
    sites: siteList.map((site) => ({
      code: site.code,
      locale: site.locale,
      currency: site.currency,
      label: site.label,
      start: site.start,
      addresses: withSite(site.addresses, site.code),
      menu: withSite(site.menu, site.code),
      menuTitles: menuTitles(texts.get(`texts/${site.locale}.json`)),
      features: site.features,
      newsletter: {
        required: site.newsletter.required,
        mandatoryConsent: site.newsletter.mandatoryConsent,
        ...(site.newsletter.voucher && { discount: site.newsletter.voucher.discount }),
      },
    })),
  };
}
