import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from '../texts/readPo.ts';
import type { Shop } from '../read/readShop.ts';
import { localesOf } from './localesOf.ts';
import { chunkImports, constant } from './printing.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FALLBACKS: Readonly<Record<string, string>> = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' };

/** The texts of code that is loaded later, by the name of their chunks: the newsletter form's, and those below a search box. */
const LATER: Readonly<Record<'newsletter' | 'search', RegExp>> = {
  // The footer shows the status without a form, and links to it before its code is there.
  newsletter: /^newsletter\.(?!status\.|withoutVoucher\.title$)/,
  search: /^search\.(?:recent|suggestions)\./,
};

/** The line that offers another country, which is in that country's language. */
const isCountryOffer = (id: string) => id.startsWith('country.');

const compiled = (catalogue: Catalogue = []) =>
  catalogue.map(([id, text]) => [id, compileMessage(text)] as const);

const asCatalogue = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.stringify({ messages: Object.fromEntries(entries) });

/** The texts of a locale: those of the product, and over them the shop's own. */
function textsOf(shop: Shop, locale: string): [id: string, text: unknown][] {
  const path = join(ROOT, 'locales', locale, 'messages.json');
  const { messages } = JSON.parse(readFileSync(path, 'utf8')) as { messages: object };
  const own = [FALLBACKS[locale] ?? '', locale].flatMap((each) => compiled(shop.texts.get(each)));
  return Object.entries({ ...messages, ...Object.fromEntries(own) });
}

/**
 * The texts of a shop's locales: those of the product, and over them the shop's own. Those of code that is loaded later are
 * files of their own, so that a page downloads them only with that code; the texts of one site too. Those of the country
 * offer are in `countryTexts.ts`.
 */
export function writeTexts(shop: Shop): Record<string, string> {
  const files: Record<string, string> = {};
  for (const locale of localesOf(shop)) {
    const texts = textsOf(shop, locale);
    const isLater = (id: string) => Object.values(LATER).some((ids) => ids.test(id));
    const ofHeader = texts.filter(([id]) => !isLater(id) && !isCountryOffer(id));
    files[`texts/${locale}.json`] = asCatalogue(ofHeader);
    for (const [chunk, ids] of Object.entries(LATER))
      files[`texts/${chunk}-${locale}.json`] = asCatalogue(texts.filter(([id]) => ids.test(id)));
  }
  for (const { code, texts } of shop.siteList) {
    if (texts.length > 0)
      files[`texts/newsletter-texts-${code}.json`] = asCatalogue(compiled(texts));
  }
  return files;
}

const catalogueTable = (shop: Shop, name: string, chunk: string, prefix: string) =>
  chunkImports(
    name,
    chunk,
    localesOf(shop).map((locale) => [locale, `./texts/${prefix}${locale}.json`]),
  );

/** The table that loads the texts of code that is loaded later. */
export const laterCatalogues = (shop: Shop, chunk: 'newsletter' | 'search') =>
  catalogueTable(shop, `${chunk}Catalogues`, chunk, `${chunk}-`);

/** The table that loads the texts of single sites. */
export const siteTexts = ({ siteList }: Shop) =>
  chunkImports(
    'siteTexts',
    'newsletter-texts',
    siteList
      .filter(({ texts }) => texts.length > 0)
      .map(({ code }) => [code, `./texts/newsletter-texts-${code}.json`]),
    'Partial<Record<Site, () => Promise<{ default: { messages: object } }>>>',
  );

/** The texts of the header, of the suggestions, and of the offer of another country, which has several languages. */
export const textModules = (shop: Shop): Record<string, string> => ({
  'catalogues.ts': catalogueTable(shop, 'catalogues', 'locale', ''),
  'search.ts': laterCatalogues(shop, 'search'),
  'countryTexts.ts': constant(
    'countryTexts',
    'Readonly<Partial<Record<string, Record<string, string | string[]>>>>',
    Object.fromEntries(
      localesOf(shop).map((locale) => [
        locale,
        Object.fromEntries(textsOf(shop, locale).filter(([id]) => isCountryOffer(id))),
      ]),
    ),
  ),
});
