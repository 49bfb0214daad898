import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo } from '../../../tools/shop/texts/readPo.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { locales } from './locales.ts';

const FOLDER = join(import.meta.dirname, '../../../locales');
const catalogues = globSync('*/messages.po', { cwd: FOLDER });

/** The first shop's name, goods and loyalty points in all languages. */
const OF_ONE_SHOP =
  /ar[oóô]m|kaff|coffee|café|káv|kaw[ay]|kahve|treuebohn|bean|zrnk|ziaren|bønne|böno|hűségbab|çekirde|grains? de fid/i;

test.each(catalogues)(
  "the product's texts do not mention a shop or its goods: %s (SHOP-08)",
  (file) => {
    const texts = readPo(readFileSync(join(FOLDER, file), 'utf8'));
    expect(texts.filter(([, text]) => OF_ONE_SHOP.test(text))).toEqual([]);
  },
);

test.each(locales)(
  "the first shop's own texts override the product's: %s (SHOP-08)",
  async (locale) => {
    const messages = await loadCatalogue(locale);
    for (const id of ['account.beans', 'appBanner.invitation', 'navigation.item.coffee']) {
      expect(JSON.stringify(messages[id])).toMatch(OF_ONE_SHOP);
    }
  },
);
