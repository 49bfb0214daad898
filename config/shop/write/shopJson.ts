import type { SvgShape } from '../read/readSvg.ts';
import type { Shop } from '../read/readShop.ts';
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

/** What hosts and the demo shop read about the shop: `shop.json`. `{site}` in addresses is replaced. */
export function shopJson(shop: Shop): string {
  const { shapes, ...logo } = logoOf(shop);
  const sites = shop.siteList.map((site) => {
    const { code, locale, currency, label, start, addresses, menu, features, consentScripts } =
      site;
    const links = forSite({ start, addresses, menu }, code);
    return { code, locale, currency, label, ...links, features, consentScripts };
  });
  const { name, key, imagePaths = {}, footerLogos } = shop;
  return `${JSON.stringify(
    {
      name,
      key,
      logo: { ...logo, markup: markupOf(shapes) },
      serviceFields: serviceFieldsOf(shop),
      cookies: cookieNamesOf(shop),
      imagePaths,
      footerLogos,
      sites,
    },
    null,
    2,
  )}\n`;
}
