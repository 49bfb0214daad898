/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFiles } from './builtFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
const list = join(folder, 'files.json');
afterAll(() => rmSync(folder, { recursive: true }));

const one = { scripts: ['/host/one.js'], styles: ['/host/one.css'] };
const two = { scripts: ['/host/two.js'], styles: ['/host/two.css'] };
let builds = 0;

/** Writes the list as a build would, some seconds after the one before. */
function build(text: string) {
  writeFileSync(list, text);
  builds += 1;
  const then = new Date(Date.UTC(2026, 0, 1, 0, 0, builds));
  utimesSync(list, then, then);
}

describe('A server that runs on while the host is built anew', () => {
  test('names the new files, and the last ones while a build is writing', () => {
    build(JSON.stringify(one));
    const files = builtFiles(list);
    expect(files()).toEqual(one);
    rmSync(list);
    expect(files()).toEqual(one);
    build('{ "scripts": [');
    expect(files()).toEqual(one);
    build(JSON.stringify(two));
    expect(files()).toEqual(two);
  });

  test('cannot begin before the first build', () => {
    expect(() => builtFiles(join(folder, 'none.json'))).toThrow('ENOENT');
  });
});
