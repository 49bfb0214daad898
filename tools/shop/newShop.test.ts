/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const parent = realpathSync(mkdtempSync(join(tmpdir(), 'fascia-new-')));
const folder = join(parent, 'another');
afterAll(() => rmSync(parent, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
const create = (...args: string[]) => run('tools/shop/newShop.ts', ...args);

test('copies the shop with a project for editors, and prints the next three steps (SHOP-16)', () => {
  const { status, stdout } = create(folder);
  expect(status).toBe(0);
  expect(stdout.match(/^\d\. .+$/gm)).toHaveLength(3);
  expect(stdout).toMatch(/SHOP=\S+another npm start/);
  expect(readFileSync(join(folder, 'shop.ts'))).toEqual(readFileSync(join(ROOT, 'shop/shop.ts')));
  const tsc = run('node_modules/typescript/bin/tsc', '-p', folder);
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
});

test('does not overwrite a folder with files (SHOP-16)', () => {
  const before = readFileSync(join(folder, 'tsconfig.json'), 'utf8');
  const { status, stderr } = create(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('already contains files');
  expect(readFileSync(join(folder, 'tsconfig.json'), 'utf8')).toBe(before);
});

test('prints the usage if no folder is given (SHOP-16)', () => {
  expect(create()).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
  expect(existsSync(join(ROOT, 'undefined'))).toBe(false);
});
