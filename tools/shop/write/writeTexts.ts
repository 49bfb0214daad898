import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from '../texts/readPo.ts';
import type { Shop } from '../read/readShop.ts';
import { localesOf } from './localesOf.ts';
import { chunkImports, constant } from './printing.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FALLBACKS: Readonly<Record<string, string>> = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' };

/** Ids of texts whose code loads later, by chunk name: the newsletter form, and the panel below a search box. */
const LATER: Readonly<Record<'newsletter' | 'search', RegExp>> = {
  // Excludes the texts that the footer shows before the form's code has loaded, or without a form.
  newsletter: /^newsletter\.(?!status\.|withoutVoucher\.title$)/,
  search: /^search\.(?:recent|suggestions)\./,
};

/** The message that offers another country, in that country's language. */
const isCountryOffer = (id: string) => id.startsWith('country.');

const compiled = (catalogue: Catalogue = []) =>
  catalogue.map(([id, text]) => [id, compileMessage(text)] as const);

const asCatalogue = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.stringify({ messages: Object.fromEntries(entries) });

/** Returns the product's texts of a locale, replaced with the shop's own texts where they exist. */
function textsOf(shop: Shop, locale: string): [id: string, text: unknown][] {
  const path = join(ROOT, 'locales', locale, 'messages.json');
  const { messages } = JSON.parse(readFileSync(path, 'utf8')) as { messages: object };
  const own = [FALLBACKS[locale] ?? '', locale].flatMap((each) => compiled(shop.texts.get(each)));
  return Object.entries({ ...messages, ...Object.fromEntries(own) });
}

/**
 * Returns the compiled texts of all locales. Texts of code that loads later, and texts of one site, are separate files,
 * so that a page downloads them only with that code. The texts of the country offer are in `countryTexts.ts`.
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

/** Prints a table that imports the texts of later code by locale. */
export const laterCatalogues = (shop: Shop, chunk: 'newsletter' | 'search') =>
  catalogueTable(shop, `${chunk}Catalogues`, chunk, `${chunk}-`);

/** Prints a table that imports the texts of single sites. */
export const siteTexts = ({ siteList }: Shop) =>
  chunkImports(
    'siteTexts',
    'newsletter-texts',
    siteList
      .filter(({ texts }) => texts.length > 0)
      .map(({ code }) => [code, `./texts/newsletter-texts-${code}.json`]),
    'Partial<Record<Site, () => Promise<{ default: { messages: object } }>>>',
  );

/** Generates tables with the texts of the header, of suggestions, and of the country offer in all languages. */
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
