import type { SvgShape } from '../read/readSvg.ts';
import type { Shop, Site } from '../read/readShop.ts';
import { cookieNamesOf, logoOf, serviceFieldsOf } from './brandModules.ts';
import { forSite } from './printing.ts';

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escape = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Shapes as markup for the inside of an `<svg>`. */
const markupOf = (shapes: readonly SvgShape[]) =>
  shapes
    .map(([element, attributes]) => {
      const pairs = Object.entries(attributes).map(
        ([name, value]) => ` ${kebabCase(name)}="${escape(value)}"`,
      );
      return `<${element}${pairs.join('')}/>`;
    })
    .join('');

/** A shop finds its help pages and categories by the number in their address, whatever the words before it (FOOT-15). */
const HAS_NUMBER = /-[cs]\d+(?:\.html)?$/;

/** All texts in a value that are paths. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

/** The paths, without queries, of the pages to which a site's footer, newsletter form and search lead. */
function furtherPages({ code, footer, newsletter, searchShortcuts }: Site): string[] {
  const { pages, voucher } = newsletter;
  const addresses = pathsIn(forSite([footer, pages, voucher, searchShortcuts], code));
  return addresses
    .map((address) => new URL(address, 'http://shop.test').pathname)
    .filter((path) => !HAS_NUMBER.test(path));
}

/** The titles of the main navigation in one language. */
function menuTitles(catalogue: string | undefined) {
  const { messages } = JSON.parse(catalogue ?? '{"messages":{}}') as {
    messages: Readonly<Record<string, readonly unknown[] | undefined>>;
  };
  const title = (name: string) => messages[`navigation.item.${name}`]?.join('') ?? name;
  return {
    'theme-worlds': title('themeWorlds'),
    categories: title('categories'),
    coffee: title('coffee'),
    sale: title('sale'),
  };
}

/**
 * What hosts and the demo shop read about the shop: `shop.json`. `{site}` in addresses is replaced.
 *
 * @param texts The content of the compiled catalogues by their names, as `texts/de-DE.json`.
 */
export function shopJson(shop: Shop, texts: Readonly<Record<string, string>>): string {
  const { shapes, ...logo } = logoOf(shop);
  const sites = shop.siteList.map((site) => {
    const {
      code,
      locale,
      currency,
      timeZone,
      label,
      start,
      addresses,
      menu,
      features,
      consentScripts,
    } = site;
    const links = forSite({ start, addresses, menu, consentScripts }, code);
    const { required, mandatoryConsent, voucher } = site.newsletter;
    return {
      code,
      locale,
      currency,
      timeZone,
      label,
      ...links,
      menuTitles: menuTitles(texts[`texts/${locale}.json`]),
      features,
      newsletter: { required, mandatoryConsent, ...(voucher && { discount: voucher.discount }) },
    };
  });
  const { name, key, loyaltyCard, imagePaths = {}, footerLogos } = shop;
  return `${JSON.stringify(
    {
      name,
      key,
      ...(loyaltyCard && { loyaltyCard }),
      logo: { ...logo, markup: markupOf(shapes) },
      serviceFields: serviceFieldsOf(shop),
      cookies: cookieNamesOf(shop),
      imagePaths,
      footerLogos,
      pages: [...new Set(shop.siteList.flatMap(furtherPages))].toSorted(),
      sites,
    },
    null,
    2,
  )}\n`;
}
