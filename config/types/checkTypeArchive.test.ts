/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { checkTypeArchive } from './checkTypeArchive.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A ZIP archive of texts, as the federation plugin writes one. */
function zip(files: Record<string, string>): string {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), content);
    entries.push(entry, Buffer.from(name));
    offset += local.length + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt32LE(offset, 16);
  const path = join(folder, `${Object.keys(files).length}.zip`);
  writeFileSync(path, Buffer.concat([...bodies, ...entries, end]));
  return path;
}

test('types for hosts that name a module of the shop stop the build, and say where (SHOP-15)', () => {
  const path = zip({
    'Header.d.ts': 'export type Site = "DK";',
    'compiled-types/sites.d.ts': "import { siteCodes } from '#shop/sites.ts';",
  });
  expect(() => checkTypeArchive(path)).toThrow(/#shop\/…\): compiled-types\/sites\.d\.ts$/);
});

test('types for hosts that name none are fine (SHOP-15)', () => {
  expect(() => checkTypeArchive(zip({ 'Header.d.ts': 'export type Site = "DK";' }))).not.toThrow();
});
