/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildName } from './buildName.ts';

const lock = (packages: Record<string, object>) => JSON.stringify({ version: '1.0.0', packages });

const AXIOS = {
  version: '1.21.1',
  resolved: 'https://registry.test/axios-1.21.1.tgz',
  integrity: 'sha512-a',
};

const files: Record<string, string> = {
  'src/exposes/Header.tsx': 'export const header = 1;\n',
  'src/areas/header/Logo.tsx': 'export const logo = 1;\n',
  'locales/de-DE/messages.json': '{}\n',
  'config/federation.ts': 'export const shared = {};\n',
  'config/webpack/remote.ts': 'export const remote = {};\n',
  'webpack.config.ts': 'export default {};\n',
  'generated/shop/brand.ts': "export const brandName = 'A';\n",
  'package-lock.json': lock({ '': { version: '1.0.0' }, 'node_modules/axios': AXIOS }),
};

/** The name of a build of these files in a new folder. Files are written in reverse order. */
function nameOf(changes: Record<string, string | undefined> = {}, development = false): string {
  const root = mkdtempSync(join(tmpdir(), 'fascia-'));
  for (const [path, text] of Object.entries({ ...files, ...changes }).toReversed()) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return buildName(root, development, join(root, 'generated/shop'));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const name = nameOf();

test('the name does not depend on the folder or the machine (HOST-43)', () => {
  expect(name).toMatch(/^fascia_[0-9a-f]{8}$/);
  expect(nameOf()).toBe(name);
});

test.each([
  ['a changed source', { 'src/areas/header/Logo.tsx': 'export const logo = 2;\n' }],
  ['a changed text', { 'locales/de-DE/messages.json': '{"a":"b"}\n' }],
  ['changed configuration', { 'config/webpack/remote.ts': 'export const remote = { a: 1 };\n' }],
  ['another shop', { 'generated/shop/brand.ts': "export const brandName = 'B';\n" }],
  ['a changed entry of the configuration', { 'webpack.config.ts': 'export default [];\n' }],
  [
    'another version of a package',
    { 'package-lock.json': lock({ 'node_modules/axios': { ...AXIOS, version: '1.21.2' } }) },
  ],
  [
    'other content of a package',
    { 'package-lock.json': lock({ 'node_modules/axios': { ...AXIOS, integrity: 'sha512-b' } }) },
  ],
  [
    'another location of a package',
    { 'package-lock.json': lock({ 'node_modules/a/node_modules/axios': AXIOS }) },
  ],
  [
    'another folder of a file',
    {
      'src/areas/header/Logo.tsx': undefined,
      'src/areas/Logo.tsx': files['src/areas/header/Logo.tsx'],
    },
  ],
  [
    'another boundary between two files',
    { 'src/a.ts': 'b.tsc', 'src/areas/header/Logo.tsx': undefined },
  ],
])('%s changes the name (HOST-43)', (_, changes) => {
  expect(nameOf(changes)).not.toBe(name);
});

test('a development build has a different name from a production build (HOST-43)', () => {
  expect(nameOf({}, true)).not.toBe(name);
});

test.each([
  ['a line ending of another system', { 'src/exposes/Header.tsx': 'export const header = 1;\r\n' }],
  ['a hidden file', { 'src/.DS_Store': 'x' }],
  ['a project with paths of the machine', { 'generated/shop/tsconfig.json': '{}' }],
  ['a test', { 'src/exposes/Header.test.tsx': 'test' }],
  [
    'another registry',
    {
      'package-lock.json': lock({
        'node_modules/axios': { ...AXIOS, resolved: 'https://mirror.test/axios.tgz' },
      }),
    },
  ],
])('%s does not change the name (HOST-43)', (_, changes) => {
  expect(nameOf(changes)).toBe(name);
});
