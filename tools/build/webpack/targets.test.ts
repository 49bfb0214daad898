/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleTargets } from '../styleTargets.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { transform } from 'lightningcss';

const ROOT = join(import.meta.dirname, '../../..');

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.|fixtures|simulation|testing/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))
    .join('\n');

const scripts =
  read('src/!(render)/**/*.{ts,tsx}') +
  read('shell-host/{host/*,host/demo/*,demo-shop/{pages,playground}/**/*}.{ts,tsx}');
const styles = read('src/**/*.css') + read('shell-host/{host,demo-shop}/**/*.css');

type Versions = Record<'chrome' | 'safari' | 'firefox', number>;
const since = (chrome: number, safari: number, firefox: number): Versions => ({
  chrome,
  safari,
  firefox,
});

/** Features that some browsers lack, and the versions that introduced them. */
const features: [name: string, source: string, pattern: RegExp, since: Versions][] = [
  ['toSorted', scripts, /\.to(?:Sorted|Reversed|Spliced)\(/, since(110, 16, 115)],
  ['findLast', scripts, /\.findLast(?:Index)?\(/, since(97, 15.4, 104)],
  ['Object.hasOwn', scripts, /Object\.hasOwn\(/, since(93, 15.4, 92)],
  ['groupBy', scripts, /\b(?:Object|Map)\.groupBy\(/, since(117, 17.4, 119)],
  ['Promise.withResolvers', scripts, /Promise\.withResolvers/, since(119, 17.4, 121)],
  ['Array.fromAsync', scripts, /Array\.fromAsync/, since(121, 16.4, 115)],
  ['URL.canParse', scripts, /URL\.canParse/, since(120, 17, 115)],
  ['AbortSignal.any', scripts, /AbortSignal\.any\(/, since(116, 17.4, 124)],
  ['AbortSignal.timeout', scripts, /AbortSignal\.timeout\(/, since(103, 16, 100)],
  [
    'Set methods',
    scripts,
    /\.(?:isSubsetOf|symmetricDifference|isDisjointFrom)\(/,
    since(122, 17, 127),
  ],
  ['look-behind', scripts, /\(\?<[=!]/, since(62, 16.4, 78)],
  ['checkVisibility', scripts, /\.checkVisibility\(/, since(105, 17.4, 106)],
  [':has()', styles, /:has\(/, since(105, 15.4, 121)],
  ['color-mix()', styles, /color-mix\(/, since(111, 16.2, 113)],
  ['logical floats', styles, /float: inline-/, since(118, 15, 55)],
  ['safe alignment', styles, /: safe /, since(115, 17.6, 63)],
  ['dvh', styles, /\ddvh/, since(108, 15.4, 101)],
  ['ranges in media queries', styles, /@media[^{]*[<>]/, since(104, 16.4, 63)],
  ['container queries', styles, /@container/, since(105, 16, 110)],
  ['overscroll-behavior', styles, /overscroll-behavior/, since(63, 16, 59)],
];

const targets = Object.fromEntries(
  packageJson.browserslist.map((target) => {
    const [browser = '', version] = target.split(' ');
    return [browser, Number(version)];
  }),
);

// HOST-45
test('the code uses no feature that a supported browser lacks', () => {
  const tooNew = features
    .filter(([, source, pattern]) => pattern.test(source))
    .flatMap(([name, , , versions]) =>
      Object.entries(versions)
        .filter(([browser, version]) => !(Number(targets[browser]) >= version))
        .map(([browser, version]) => `${name} needs ${browser} ${version}`),
    );
  expect(tooNew).toEqual([]);
});

test('the code uses some of the listed features', () => {
  const used = features.filter(([, source, pattern]) => pattern.test(source));
  expect(used.map(([name]) => name)).toEqual(expect.arrayContaining(['toSorted', ':has()']));
});

// HOST-45
test('adds the prefixes that the supported browsers need', () => {
  const code = Buffer.from('.a { user-select: all; & b { print-color-adjust: exact } }');
  const compiled = transform({ filename: 'a.css', code, minify: true, ...styleTargets });
  expect(compiled.code.toString()).toBe(
    '.a{-webkit-user-select:all;user-select:all}.a b{-webkit-print-color-adjust:exact;print-color-adjust:exact}',
  );
});

// HOST-45
test('uses subgrid only inside a feature query', () => {
  const outside = styles.replaceAll(/@supports \(grid-template-rows: subgrid\) \{[^]*?\n\}/g, '');
  expect(styles).toContain('subgrid');
  expect(outside).not.toContain('subgrid');
});
