/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypeArchive } from './checkTypeArchive.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-types-'));
const path = join(folder, 'types.zip');
afterAll(() => rmSync(folder, { recursive: true }));

test('the build fails if a type for hosts imports a module of the shop (SHOP-10)', () => {
  const archive = new AdmZip();
  archive.addFile('Header.d.ts', Buffer.from('export type Site = "DK";'));
  archive.writeZip(path);
  expect(() => checkTypeArchive(path)).not.toThrow();
  archive.addFile('types/sites.d.ts', Buffer.from("import { siteCodes } from '#shop/sites.ts';"));
  archive.writeZip(path);
  expect(() => checkTypeArchive(path)).toThrow(/#shop\/…\): types\/sites\.d\.ts$/);
});
