/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const guide = read('docs/adopting.md');
const services = parse(read('docs/shop-services.openapi.yaml')) as { paths: object };

/** Returns the first cells of the rows of a table between two markers. */
function rowsOf(name: string): string[] {
  const [, table = ''] = guide.split(new RegExp(`<!-- /?${name} -->`));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => row.split('|')[1] ?? '');
}

test('the adoption guide lists every service (SHOP-50)', () => {
  const named = rowsOf('services').flatMap((cell) =>
    [...cell.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(named.toSorted()).toEqual(Object.keys(services.paths).toSorted());
});

const tokensOf = (path: string) =>
  [...read(path).matchAll(/^\s*(--fascia-[\w-]+):/gm)].map(([, name = '']) => name);

/** Lengths for internal use, which shops cannot set. */
const INTERNAL = ['--fascia-rem', '--fascia-own-rem', '--fascia-gutter'];

test('the adoption guide explains every design token (SHOP-07)', () => {
  const tokens = new Set([
    ...tokensOf('src/app/tokens.css'),
    ...tokensOf('shop/tokens.css'),
    ...tokensOf('shell-host/demo-shop-two/shop/tokens.css'),
  ]);
  const explained = new Set(rowsOf('tokens').map((cell) => cell.trim().replaceAll('`', '')));
  const missing = [...tokens].filter((name) => !explained.has(name) && !INTERNAL.includes(name));
  expect(missing).toEqual([]);
  expect(explained.size).toBeGreaterThanOrEqual(tokens.size - INTERNAL.length);
});
