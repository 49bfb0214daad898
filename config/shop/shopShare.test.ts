/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { shopShare } from './shopShare.ts';

const root = mkdtempSync(join(tmpdir(), 'fascia-share-'));
const shop = { folder: join(root, 'my-shop'), generated: join(root, 'generated/my-shop-1a2b3c') };
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const LOGO = 'export const logo = { shapes: [["path", { d: "M0 0h24v16H0z" }]] };';
const MENU = 'export const menu = { categories: "/home" };';
const TEXTS = 'msgid "navigation.item.coffee"\nmsgstr "Outdoor"\n';

write('generated/my-shop-1a2b3c/logo.ts', LOGO);
write('generated/my-shop-1a2b3c/menu.ts', MENU);
write('my-shop/texts/de-DE.po', TEXTS);

/** A script of the build, made of these modules. */
function script(name: string, sources: readonly string[]): string {
  write(`dist/${name}.map`, JSON.stringify({ sources }));
  return write(`dist/${name}`, 'code');
}

const header = script('Header.1.js', [
  'webpack://fascia/./generated/my-shop-1a2b3c/logo.ts',
  'webpack://fascia/./generated/my-shop-1a2b3c/menu.ts',
  'webpack://fascia/./src/areas/header/Header.tsx',
]);
const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

// SHOP-14
test('counts the shop’s modules in the files, at least as large as they are with gzip', () => {
  expect(shopShare([header], shop)).toBeGreaterThanOrEqual(gzipSize(LOGO + MENU));
  expect(shopShare([header], shop)).toBeLessThan(2 * gzipSize(LOGO + MENU));
});

// SHOP-14
test('counts a module once that is in several files', () => {
  const footer = script('Footer.1.js', ['webpack://fascia/./generated/my-shop-1a2b3c/logo.ts']);
  expect(shopShare([header, footer], shop)).toBe(shopShare([header], shop));
});

// SHOP-14
test('counts the shop’s texts in a locale’s file, also those of de-DE in de-AT', () => {
  const german = write('dist/locale-de-DE.1.js', 'code');
  const austrian = write('dist/locale-de-AT.1.js', 'code');
  const danish = write('dist/locale-da-DK.1.js', 'code');
  expect(shopShare([german], shop)).toBeGreaterThanOrEqual(gzipSize(TEXTS));
  expect(shopShare([austrian], shop)).toBe(shopShare([german], shop));
  expect(shopShare([danish], shop)).toBe(0);
});

// SHOP-14
test('counts nothing in a file without data of the shop', () => {
  const code = script('hydration.1.js', ['webpack://fascia/./src/hydrate.ts']);
  expect(shopShare([code], shop)).toBe(0);
});
