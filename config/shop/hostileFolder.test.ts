/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES, FLAG } from './fixtures/fixtureShop.ts';
import { shopOfTest } from './fixtures/shopOfTest.ts';

const ROOT = join(import.meta.dirname, '../..');

const shopText = FILES['shop.ts'] ?? '';
const siteText = FILES['sites/DK/site.ts'] ?? '';

const create = shopOfTest();

/** A definition with code that changes it before it is exported. */
const changed = (code: string) =>
  `const shop: any = { key: 'havn', age: 18, menu: {} };\n${code}\nexport default shop;\n`;

const DEFINITIONS: readonly (readonly [string, string, path: string, found: string])[] = [
  [
    'a getter that throws',
    "Object.defineProperty(shop, 'name', { enumerable: true, get() { throw new Error('No name'); } });",
    'line 2',
    'No name',
  ],
  [
    'a proxy that throws',
    "shop.menu = new Proxy({}, { ownKeys() { throw new Error('No keys'); } });",
    'line 2',
    'No keys',
  ],
  ['a throw of no error', 'throw Object.create(null);', '', 'an object'],
  [
    'an error without a text',
    'const error: any = new Error(); error.message = 5; error.stack = 7;\nthrow error;',
    '',
    '5',
  ],
  ['a whole number of another type', 'shop.age = 18n;', 'age', '18'],
  ['no number', 'shop.age = NaN;', 'age', 'NaN'],
  ['itself inside', 'shop.age = shop;', 'age', 'an object'],
  [
    'a key for the prototype',
    'shop.menu = JSON.parse(`{"__proto__":1}`);',
    'menu.__proto__',
    'an unknown name',
  ],
];

const READ = `
import * as v from 'valibot';
import { readDefinition } from './config/shop/read/readDefinition.ts';
const menu = v.strictObject({}, 'no names');
const schema = v.strictObject({ key: v.string(), age: v.number('an age'), menu });
const found = [];
for (const file of process.argv.slice(2)) found.push(await readDefinition(process.argv[1], file, schema));
console.log(JSON.stringify(found));
`;

test('A definition that cannot be read or used is one problem each (SHOP-02, SHOP-03)', () => {
  const keyOnce =
    "let reads = 0;\nObject.defineProperty(shop, 'key', { enumerable: true, get: () => (reads++ ? '</script>' : 'havn') });";
  const codes = [...DEFINITIONS.map(([, code]) => code), keyOnce];
  const { folder } = create(
    Object.fromEntries(codes.map((code, index) => [`${index}.ts`, changed(code)])),
  );
  const files = codes.map((_, index) => `${index}.ts`);
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', READ, folder, ...files],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const results: { value: object; problems: { path: string; found: string }[] }[] =
    JSON.parse(stdout);
  // What is written is what was checked.
  expect(results.pop()).toEqual({ value: { key: 'havn', age: 18, menu: {} }, problems: [] });
  expect(results.map(({ problems }) => problems.map(({ path, found }) => [path, found]))).toEqual(
    DEFINITIONS.map(([, , path, found]) => [[path, found]]),
  );
});

test.each([
  ['ends the process', 'process.exit(0);\n'],
  ['never ends', 'await new Promise(() => {});\nexport default {};\n'],
])('A shop.ts that %s fails (SHOP-02)', (_, code) => {
  const { folder } = create({ 'shop.ts': code });
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../compileShop.ts')],
    { encoding: 'utf8', env: { ...process.env, SHOP: folder } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('found code that ends the process or never ends');
});

test('Folders in the place of files, and other encodings, are problems (SHOP-02)', () => {
  const { folder, generated, compile } = create({});
  for (const file of [
    'logo.svg',
    'sites/DK/flag.svg',
    'sites/DK/footer.json',
    'sites/DK/texts.po',
    'sites/INT/site.ts',
    'texts/da-DK.po',
    'images/form.svg',
    'fonts/own.woff2',
  ]) {
    rmSync(join(folder, file), { force: true });
    mkdirSync(join(folder, file));
  }
  writeFileSync(
    join(folder, 'texts/en.po'),
    'msgid "account.community"\nmsgstr "Häfen"\n',
    'latin1',
  );
  writeFileSync(join(folder, 'sites/INT/footer.json'), '\uFEFF{}', 'utf16le');
  const found = new Map(compile().map((each) => [each.file, each.found]));
  expect(Object.fromEntries(found)).toEqual({
    'logo.svg': 'a folder',
    'sites/DK/flag.svg': 'a folder',
    'sites/DK/footer.json': 'a folder',
    'sites/DK/texts.po': 'a folder',
    'sites/INT/site.ts': 'a folder',
    'texts/da-DK.po': 'a folder',
    'texts/en.po': 'bytes that are no UTF-8',
    'sites/INT/footer.json': 'bytes that are no UTF-8',
    'sites/DK/site.ts': '"images/form.svg", no such file',
    'tokens.css': 'fonts/own.woff2, no such file',
  });
  expect(existsSync(generated)).toBe(false);
});

test('A site’s folder may be a link, and a file begin with a byte order mark', () => {
  const { folder, compile } = create({
    'sites/INT/footer.json': `\uFEFF${FILES['sites/INT/footer.json']}`,
    'texts/en.po': `\uFEFF${FILES['texts/en.po']}`,
  });
  renameSync(join(folder, 'sites/DK'), join(folder, 'DK'));
  symlinkSync(join(folder, 'DK'), join(folder, 'sites/DK'));
  expect(compile()).toEqual([]);
});

test('What follows from an unusable site or key is no problem of its own (SHOP-02)', () => {
  const icon = { iconName: 'havn_card', link: { url: '/card', text: 'Card' } };
  const problems = create({
    'shop.ts': shopText
      .replace("'images/form.svg'", "'images/../form.svg'")
      .replace("'DK', 'INT'", "'DK', 'int'")
      .replace("'havn'", "'Havn'"),
    'sites/DK/footer.json': JSON.stringify({
      teaserGroups: [{ heading: icon, links: [] }],
      legalLinks: [{ url: '/terms', text: 'Terms' }],
    }),
    'sites/DK/site.ts': siteText,
    'sites/DK/flag.svg': FLAG,
  }).compile();
  expect(problems.map(({ path }) => path)).toEqual([
    'key',
    'sites.1',
    'newsletter.picture.desktop',
  ]);
});
