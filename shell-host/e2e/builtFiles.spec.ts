import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';

// These tests only read the files of the production build. They need no server.

const BUILD = distFolder();
const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(BUILD, file), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: BUILD });

/** Words in names that common filter lists of ad blockers match. */
const FILTERED_WORDS =
  /promo|banner|track|advert|sponsor|pop-?up|cookie|(?:^|[-_./])ads?(?:[-_./]|$)/i;
const isFiltered = (name: string): boolean => FILTERED_WORDS.test(name);

const EXPOSED_MODULES = [
  'Footer',
  'Header',
  'Layout',
  'NewsletterForm',
  'PreviewPanel',
  'cart',
  'mount',
  'ui',
];

// HOST-01, HOST-48, REL-39
test('the manifest names the container, its modules and the hashed entry', () => {
  const { name, exposes, metaData } = JSON.parse(read('remote/mf-manifest.json'));
  expect(name).toBe('fascia');
  const modules: string[] = exposes.map((each: { name: string }) => each.name);
  expect(modules.toSorted()).toEqual(EXPOSED_MODULES);
  const entryName = metaData.remoteEntry.name;
  expect(entryName).toMatch(/^remoteEntry\.[0-9a-f]{10}\.js$/);
  const entry = read(`remote/${entryName}`);
  expect(read('remote/remoteEntry.js')).toBe(entry);
  for (const module of EXPOSED_MODULES) expect(entry).toContain(`./${module}`);
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name).toBe('fascia');
  expect(find('shell-host/**/*.js')).not.toEqual([]);
});

// HOST-03
test('the remote has an archive with the types of every module', () => {
  const archive = readFileSync(join(BUILD, 'remote/@mf-types.zip'), 'latin1');
  const index = read('remote/@mf-types.d.ts');
  for (const module of EXPOSED_MODULES) {
    // A ZIP archive ends with a directory of its files.
    expect(archive).toMatch(new RegExp(`PK\u0001\u0002[^]{42}${module}\\.d\\.ts`));
    expect(index).toContain(`/${module}'`);
  }
});

// HOST-132
test('no file of the remote has a name that common filter lists match', () => {
  const files = find('remote/**');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isFiltered)).toEqual([]);
});

// HOST-132
test('no class in the remote’s files has a name that common filter lists match', () => {
  const classes = find('remote/*.{js,css}').flatMap(
    (file) => read(file).match(/(?<![\w-])fascia-[\w-]+/g) ?? [],
  );
  expect(new Set(classes).size).toBeGreaterThan(300);
  expect(classes.filter(isFiltered)).toEqual([]);
});

/** Matches absolute file paths. Webpack's own addresses start with `webpack://<name>/`. */
const ABSOLUTE = /^(?:file:|\/|[A-Za-z]:[\\/]|webpack:\/\/[^/]*\/(?:\/|[A-Za-z]:))/;

// HOST-65, REL-34
test('source maps contain no paths of the build machine', () => {
  const maps = find('{remote,server,shell-host}/**/*.map');
  expect(maps.filter((map) => map.startsWith('server'))).toHaveLength(1);
  expect(maps.filter((map) => map.startsWith('remote')).length).toBeGreaterThan(40);
  const named = maps.filter((map) => {
    const text = read(map);
    const { sources, sourceRoot = '' } = JSON.parse(text) as {
      sources: string[];
      sourceRoot?: string;
    };
    return text.includes(ROOT) || [sourceRoot, ...sources].some((each) => ABSOLUTE.test(each));
  });
  expect(named).toEqual([]);
});

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/@.][^/]*)\/(?!.*node_modules\/)/;

for (const [build, minimum] of [
  ['remote', 25],
  ['shell-host', 5],
] as const) {
  // HOST-65
  test(`licenses.txt of ${build} has the licence of every package in the source maps`, () => {
    const sources = find(`${build}/*.map`).flatMap(
      (file): string[] => JSON.parse(read(file)).sources,
    );
    const packages = new Set(sources.flatMap((source) => source.match(PACKAGE)?.[1] ?? []));
    expect(packages.size).toBeGreaterThan(minimum);
    const sections = read(`${build}/licenses.txt`)
      .split(/^-{80}$/m)
      .map((section) => section.trim());
    const lengths = new Map(
      sections.map((section) => [section.split(' ')[0] ?? '', section.length]),
    );
    expect([...packages].filter((name) => !((lengths.get(name) ?? 0) > 500))).toEqual([]);
    for (const tool of ['webpack', 'mini-css-extract-plugin', '@module-federation/enhanced']) {
      expect(lengths.has(tool)).toBe(true);
    }
  });

  // HOST-65
  test(`scripts of ${build} have no comment except the address of their source map`, () => {
    const scripts = find(`${build}/*.js`);
    expect(scripts.length).toBeGreaterThan(1);
    expect(find(`${build}/*.LICENSE.txt`)).toEqual([]);
    expect(scripts.filter((file) => /\/\*!|@license|@preserve/.test(read(file)))).toEqual([]);
  });
}

/** The selectors of a rule. Commas within parentheses do not separate selectors. */
function separated(selectors: string): string[] {
  const flat = selectors.replace(/\([^()]*\)/g, (group) => group.replace(/[(),]/g, ' '));
  return flat === selectors ? flat.split(',') : separated(flat);
}

// HOST-41
test('style sheets match only fascia’s own classes', async ({ page }) => {
  const files = find('remote/*.css');
  expect(files.length).toBeGreaterThan(10);
  const { selectors, otherNames } = await page.evaluate((texts) => {
    const found = { selectors: [] as string[], otherNames: [] as string[] };
    function visit(rules: CSSRuleList): void {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found.selectors.push(rule.selectorText);
        else if (rule instanceof CSSKeyframesRule) found.otherNames.push(rule.name);
        else if (rule instanceof CSSPropertyRule) found.otherNames.push(rule.name.slice(2));
        else if (!(rule instanceof CSSGroupingRule)) found.otherNames.push(rule.cssText);
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    }
    for (const text of texts) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      visit(sheet.cssRules);
    }
    return found;
  }, files.map(read));
  expect(selectors.length).toBeGreaterThan(200);
  // HEAD-154: keeps the page from scrolling to a focused element in a sticky header.
  const scrollPadding = ':root:has(.fascia-Header-sticky :focus):not([_])';
  expect(selectors).toContain(scrollPadding);
  const single = selectors.filter((rule) => rule !== scrollPadding).flatMap(separated);
  expect(single.filter((selector) => !/\.fascia-/.test(selector))).toEqual([]);
  expect(single.filter((selector) => /:root|\.(?!fascia-)[a-z]/i.test(selector))).toEqual([]);
  expect(otherNames.filter((name) => !name.startsWith('fascia-'))).toEqual([]);
});
