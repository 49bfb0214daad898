/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAllowed, licensesText, packageFolders } from './licenses.ts';

const root = mkdtempSync(join(tmpdir(), 'fascia-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Creates the folder of an installed package. */
function installed(name: string, license: unknown, files: Record<string, string> = {}): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', license, homepage: `https://${name}.test` }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('lists each package once with the full text of its licence (HOST-65)', () => {
  const folders = [
    installed('zebra', 'MIT', { 'license.md': 'Copyright Zebra\r\nMIT text\r\n' }),
    installed('apple', 'Apache-2.0', { LICENSE: 'Apache text', 'NOTICE.txt': 'By Apple' }),
  ];
  const { text, problems } = licensesText([...folders, ...folders]);
  expect(problems).toEqual([]);
  expect(text.match(/^\S+ 1\.2\.3$/gm)).toEqual(['apple 1.2.3', 'zebra 1.2.3']);
  expect(text).toContain('Copyright Zebra\nMIT text');
  expect(text).toContain('Apache text');
  expect(text).toContain('By Apple');
});

test.each([
  ['has no licence text', installed('silent', 'MIT'), 'silent 1.2.3 has no licence text'],
  [
    'has a licence that is not allowed',
    installed('viral', 'GPL-3.0', { LICENSE: 'GPL text' }),
    'viral 1.2.3 has the licence GPL-3.0, which is not allowed',
  ],
  [
    'names no licence',
    installed('anonymous', undefined, { LICENSE: 'text' }),
    'anonymous 1.2.3 has the licence undefined, which is not allowed',
  ],
  [
    'has an empty licence text',
    installed('empty', 'MIT', { LICENSE: ' \n' }),
    'empty 1.2.3 has no licence text',
  ],
])('the build fails if a package %s (HOST-65)', (_, folder, problem) => {
  expect(licensesText([folder]).problems).toEqual([problem]);
});

// HOST-65
test('a package without a licence file gets the text of the licence and its copyright notice', () => {
  const { text, problems } = licensesText([installed('formik', 'Apache-2.0')]);
  expect(problems).toEqual([]);
  expect(text).toContain('Copyright 2020 Formik, Inc.');
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT OR GPL-3.0) AND GPL-2.0', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('isAllowed("%s") is %s (HOST-65)', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('a module belongs to the innermost package that contains it (HOST-65)', () => {
  expect(
    packageFolders([
      '/app/src/exposes/Header.tsx',
      '/app/node_modules/axios/lib/axios.js',
      '/app/node_modules/axios/index.js',
      '/app/node_modules/@lingui/core/dist/index.mjs',
      '/app/node_modules/yup/node_modules/toposort/index.js',
      '/app/node_modules/.federation/entry.js',
      'C:\\app\\node_modules\\redux\\dist\\redux.mjs',
    ]),
  ).toEqual([
    '/app/node_modules/axios',
    '/app/node_modules/@lingui/core',
    '/app/node_modules/yup/node_modules/toposort',
    'C:\\app\\node_modules\\redux',
  ]);
});
