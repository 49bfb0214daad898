import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { shopFolder } from '../../tools/shop/shopFolder.ts';
import { retailer } from '../demo-shop/retailer.ts';
import { sites, siteOf } from '../demo-shop/sites.ts';
import { expect, test } from './fixtures.ts';

const REMOTE = join(distFolder(), 'remote');
const scripts = globSync('*.js', { cwd: REMOTE });

/** The sites or locales in the names of the chunks with this name. */
const chunksOf = (name: string) =>
  scripts
    .map((file) => new RegExp(`^${name}-([^.]+)\\.[^.]+\\.js$`).exec(basename(file))?.[1])
    .filter((key) => key !== undefined)
    .toSorted();

/** Names and sites of the repository's two shops. */
const NAMES = ['aroma', 'Aroma', 'AROMA', 'havly', 'Havly', 'HAVLY'];
const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR', 'DK', 'SE', 'INT'];

/** The content of the shop's folder. A shop may use another shop's name as a word, or its site as a value. */
function readShopFolder(): string {
  const { folder } = shopFolder();
  const files = globSync('**/*.{ts,json,po,css,svg}', { cwd: folder });
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

test.describe('The build of every shop', { tag: '@every-shop' }, () => {
  // SHOP-10
  test('has the footer content of exactly its sites', () => {
    expect(chunksOf('content')).toEqual(sites.toSorted());
  });

  // SHOP-10
  test('has the texts of the locales of its sites', () => {
    const needed = sites.map((site) => siteOf(site).locale);
    expect(chunksOf('locale')).toEqual(expect.arrayContaining(needed));
  });

  // SHOP-10
  test('has the texts of the newsletter form for each of its locales', () => {
    // The legal texts of single sites and the code of the requests have the same prefix.
    const ofForm = chunksOf('newsletter').filter((key) => !/^(?:texts-|services$)/.test(key));
    expect(ofForm).toEqual(chunksOf('locale'));
  });

  // SHOP-10
  test('contains no name and no site of another shop', () => {
    const own = readShopFolder();
    const names = NAMES.filter((name) => name.toLowerCase() !== retailer.key);
    const foreignNames = names.filter((name) => !own.includes(name));
    const isForeign = (site: string) =>
      !sites.includes(site) && !new RegExp(`\\b${site}\\b`).test(own);
    const foreignSites = SITES.filter(isForeign);
    const codes = foreignSites.join('|');
    const patterns = [
      ...foreignNames,
      ...(codes ? [`["'](?:${codes})["']`, `[{,](?:${codes}):`] : []),
    ];
    const pattern = new RegExp(patterns.join('|') || '(?!)');
    const files = globSync('*.{js,css,json}', { cwd: REMOTE });
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) => {
      const [trace] = pattern.exec(readFileSync(join(REMOTE, file), 'utf8')) ?? [];
      return trace ? [`${file}: ${trace}`] : [];
    });
    expect(found).toEqual([]);
  });
});
