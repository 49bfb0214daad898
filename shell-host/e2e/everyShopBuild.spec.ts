import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder } from '../../config/distFolder.ts';
import { retailer } from '../demo-shop/retailer.ts';
import { sites, siteOf } from '../demo-shop/sites.ts';
import { expect, test } from './fixtures.ts';

const REMOTE = join(distFolder(), 'remote');
const scripts = globSync('*.js', { cwd: REMOTE });

/** What follows the name in the chunks of this name: their sites, or their locales. */
const chunksOf = (name: string) =>
  scripts
    .map((file) => new RegExp(`^${name}-([^.]+)\\.[^.]+\\.js$`).exec(basename(file))?.[1])
    .filter((key) => key !== undefined)
    .toSorted();

/** The first shop's, and the second's: their codes, as a text or the name of a row. */
const ALL_SITES = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR', 'DK', 'SE', 'INT'];
const ALL_NAMES = ['aroma', 'Aroma', 'AROMA', 'havly', 'Havly', 'HAVLY'];

test.describe('The build of every shop', { tag: '@every-shop' }, () => {
  test('has a footer’s content for each of its sites and for no other (SHOP-10)', () => {
    expect(chunksOf('content')).toEqual(sites.toSorted());
  });

  test('has the texts of its sites’ locales, and the form’s for each of its locales (SHOP-10)', () => {
    const locales = chunksOf('locale');
    const needed = sites.map((site) => siteOf(site).locale);
    expect(locales).toEqual(expect.arrayContaining(needed));
    // Beside them its sites' own texts, and the code of its calls.
    const ofForm = chunksOf('newsletter').filter((key) => !/^(?:texts-|services$)/.test(key));
    expect(ofForm).toEqual(locales);
  });

  test('names no other shop and none of its sites (SHOP-10)', () => {
    const names = ALL_NAMES.filter((name) => name.toLowerCase() !== retailer.key).join('|');
    const foreign = ALL_SITES.filter((site) => !sites.includes(site)).join('|');
    const pattern = new RegExp(`${names}|["'](?:${foreign})["']|[{,](?:${foreign}):`);
    const files = globSync('*.{js,css,json}', { cwd: REMOTE });
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) => {
      const [trace] = pattern.exec(readFileSync(join(REMOTE, file), 'utf8')) ?? [];
      return trace ? [`${file}: ${trace}`] : [];
    });
    expect(found).toEqual([]);
  });
});
