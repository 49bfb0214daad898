import { expect, test } from '@jest/globals';
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDeclarations } from './copyDeclarations.ts';

/** Writes files into a new folder and returns its path. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  mkdirSync(join(folder, 'cart'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

// HK-28
test('copies a declaration file with the files that it imports, and no others', () => {
  const entry = "export type { Cart } from './cart/cart.ts';\n";
  const from = folderOf({
    'host.d.ts': entry,
    'cart/cart.d.ts': 'export declare function add(unit: import("../Unit.tsx").Unit): void;\n',
    'Unit.d.ts': "import type { Cart } from './cart/cart.ts';\nexport interface Unit {}\n",
    'internal.d.ts': 'export {};\n',
  });
  const to = folderOf({});
  copyDeclarations('host.d.ts', from, to);
  const copied = globSync('**/*.d.ts', { cwd: to });
  expect(copied.toSorted()).toEqual(['Unit.d.ts', 'cart/cart.d.ts', 'host.d.ts']);
  expect(readFileSync(join(to, 'host.d.ts'), 'utf8')).toBe(entry);
});

// HK-28
test('rejects a file that imports a package', () => {
  const from = folderOf({ 'host.d.ts': 'export type Root = import("react").ReactNode;\n' });
  expect(() => copyDeclarations('host.d.ts', from, folderOf({}))).toThrow(
    'host.d.ts imports the package react',
  );
});
