/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltFilesReader } from './builtFilesReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
const list = join(folder, 'files.json');
afterAll(() => rmSync(folder, { recursive: true }));

const first = { scripts: ['/host/one.js'], styles: ['/host/one.css'] };
const second = { scripts: ['/host/two.js'], styles: ['/host/two.css'] };
let builds = 0;

/** Writes the list with a modification time one second after the previous build. */
function build(text: string) {
  writeFileSync(list, text);
  builds += 1;
  const writtenAt = new Date(Date.UTC(2026, 0, 1, 0, 0, builds));
  utimesSync(list, writtenAt, writtenAt);
}

describe('a server that runs while the host is rebuilt', () => {
  test('uses the previous files until the build has written the new list', () => {
    build(JSON.stringify(first));
    const files = createBuiltFilesReader(list);
    expect(files()).toEqual(first);
    rmSync(list);
    expect(files()).toEqual(first);
    build('{ "scripts": [');
    expect(files()).toEqual(first);
    build(JSON.stringify(second));
    expect(files()).toEqual(second);
  });

  test('cannot start before the first build', () => {
    expect(() => createBuiltFilesReader(join(folder, 'none.json'))).toThrow('ENOENT');
  });
});
