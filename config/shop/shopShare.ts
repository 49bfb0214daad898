import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ShopFolder } from './shopFolder.ts';

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

/** A module that is generated from the shop's folder, in a source map. */
const MODULE = /generated\/[^/]+\/([\w-]+\.ts)$/;

/** A chunk with the texts of a locale. Such a chunk is JSON and has no source map. */
const TEXTS = /^(?:locale|newsletter)-([a-z]{2}(?:-[A-Z]{2})?)\./;

/** Data compresses worse in the middle of code than in a file of its own. */
const MIXED = 1.25;

function modulesIn(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => MODULE.exec(source)?.[1] ?? []);
}

/** `texts/de-DE.po` also holds for `de-AT` and `de-CH` (SHOP-08). */
function textsIn(file: string): string[] {
  const [, locale] = TEXTS.exec(basename(file)) ?? [];
  if (!locale) return [];
  return [...new Set([locale, locale.startsWith('de-') ? 'de-DE' : locale])].map(
    (name) => `texts/${name}.po`,
  );
}

/** Estimates how many bytes (gzip) the shop's data adds to files of the build, rather too many than too few. */
export function shopShare(
  files: readonly string[],
  { folder, generated }: Pick<ShopFolder, 'folder' | 'generated'>,
): number {
  const parts = [
    ...files.flatMap(modulesIn).map((name) => join(generated, name)),
    ...files.flatMap(textsIn).map((name) => join(folder, name)),
  ];
  const data = [...new Set(parts)].filter((path) => existsSync(path));
  if (data.length === 0) return 0;
  return Math.ceil(MIXED * gzipSize(data.map((path) => readFileSync(path, 'utf8')).join('')));
}
