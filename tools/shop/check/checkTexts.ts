import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productLocales } from '../../../src/foundation/i18n/productLocales.ts';
import { placeholderProblems, textProblems } from '../texts/findTextProblems.ts';
import { readPo, type Catalogue } from '../texts/readPo.ts';
import { describe, oneOf, type Problem } from '../problems.ts';
import type { Shop } from '../read/readShop.ts';
import { localesOf } from '../write/localesOf.ts';

const SOURCE = join(import.meta.dirname, '../../../locales/de-DE/messages.po');

const isLocale = (locale: string) => (productLocales as readonly string[]).includes(locale);

interface Input {
  file: string;
  locale: string;
  catalogue: Catalogue;
  /** The product's texts, which a shop may replace. */
  productTexts: ReadonlyMap<string, string>;
}

/** Problems of one catalogue: unknown and repeated ids, and texts that do not fit the product's text. */
function catalogueProblems({ file, locale, catalogue, productTexts }: Input): Problem[] {
  return catalogue.flatMap(([id, text], index): Problem[] => {
    const problem = (found: string, expected: string) => ({ file, path: id, found, expected });
    const productText = productTexts.get(id);
    if (productText === undefined) {
      return [problem('an unknown id', 'the id of a text in locales/de-DE/messages.po')];
    }
    const isRepeated = catalogue.findIndex(([other]) => other === id) < index;
    const found = [...textProblems(id, text, locale), ...placeholderProblems(text, productText)];
    return [
      ...(isRepeated ? [problem('the id again', 'each id once')] : []),
      ...found.map((each) =>
        problem(`a text that ${each}`, `a text for ${locale} such as ${describe(productText)}`),
      ),
    ];
  });
}

/**
 * Checks the texts with which a shop and its sites replace texts of the product. A site may replace only texts of the
 * newsletter form (SHOP-12), because sites share the other texts of their language.
 */
export function checkTexts(shop: Shop): Problem[] {
  const productTexts = new Map(readPo(readFileSync(SOURCE, 'utf8')));
  const locales = localesOf(shop);
  const ofShop = [...shop.texts].flatMap(([locale, catalogue]) => {
    const file = `texts/${locale}.po`;
    if (!isLocale(locale)) {
      const found = `the locale ${describe(locale)}`;
      return [{ file, path: '', found, expected: oneOf(productLocales) }];
    }
    if (!locales.includes(locale)) {
      const expected = 'the locale of a site, or one of furtherLocales';
      return [{ file, path: '', found: `${locale}, which the shop does not ship`, expected }];
    }
    return catalogueProblems({ file, locale, catalogue, productTexts });
  });
  const ofSites = shop.siteList.flatMap(({ code, locale, texts }) => {
    const file = `sites/${code}/texts.po`;
    const foreign = texts.filter(([id]) => !id.startsWith('newsletter.'));
    return [
      ...foreign.map(([id]) => ({
        file,
        path: id,
        found: 'a text of the whole shop',
        expected: `an id that begins with newsletter., else texts/${locale}.po`,
      })),
      ...catalogueProblems({
        file,
        locale,
        catalogue: texts.filter(([id]) => id.startsWith('newsletter.')),
        productTexts,
      }),
    ];
  });
  return [...ofShop, ...ofSites];
}
