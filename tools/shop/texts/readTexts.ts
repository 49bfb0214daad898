import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productLocales as locales } from '../../../src/foundation/i18n/productLocales.ts';
import { readPo } from './readPo.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Reads the message catalogues of all locales, and the source files that use their ids (SITE-06). */
export function readTexts() {
  return {
    catalogues: Object.fromEntries(
      locales.map((locale) => [locale, readPo(read(`locales/${locale}/messages.po`))]),
    ),
    sourceLocale: 'de-DE',
    partialLocales: ['de-AT', 'de-CH'],
    sources: globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((path) => !/\.test\.tsx?$|\.d\.ts$|^src\/testing\//.test(path))
      .map(read),
  };
}
