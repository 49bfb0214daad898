import { escapeHtml } from '../../../src/foundation/untrusted/escapeHtml.ts';
import type { SvgShape } from '../read/readSvg.ts';
import type { Shop, Site } from '../read/readShop.ts';
import { cookieNamesOf, logoOf, serviceFieldsOf } from './brandModules.ts';
import { forSite } from './printing.ts';

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Converts shapes to markup for the content of an `<svg>`. */
const markupOf = (shapes: readonly SvgShape[]) =>
  shapes
    .map(([element, attributes]) => {
      const pairs = Object.entries(attributes).map(
        ([name, value]) => ` ${kebabCase(name)}="${escapeHtml(value)}"`,
      );
      return `<${element}${pairs.join('')}/>`;
    })
    .join('');

/**
 * Shops identify help pages and categories by the number in their address, regardless of the words before it (FOOT-15).
 */
const HAS_NUMBER = /-[cs]\d+(?:\.html)?$/;

/** Returns all texts in a value that are paths. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

/** Returns the paths of the pages that a site's footer, newsletter form and search link to. */
function furtherPages({ code, footer, newsletter, searchShortcuts }: Site): string[] {
  const { pages, voucher } = newsletter;
  const addresses = pathsIn(forSite([footer, pages, voucher, searchShortcuts], code));
  return addresses
    .map((address) => new URL(address, 'http://shop.test').pathname)
    .filter((path) => !HAS_NUMBER.test(path));
}

/** Returns the titles of the main navigation in one language. */
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
 * Returns `shop.json`, the data that hosts and the demo shop read about the shop. `{site}` in addresses is replaced.
 *
 * @param texts Contents of the compiled catalogues by name, such as `texts/de-DE.json`.
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
    const { required, mandatoryConsent, voucher, picture } = site.newsletter;
    return {
      code,
      locale,
      currency,
      timeZone,
      label,
      ...links,
      menuTitles: menuTitles(texts[`texts/${locale}.json`]),
      features,
      newsletter: {
        required,
        mandatoryConsent,
        ...(voucher && { discount: voucher.discount }),
        ...(picture && { picture: forSite(picture.desktop, code) }),
      },
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
