/** @jest-environment node */
import { jest } from '@jest/globals';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const into = fs.mkdtempSync(join(tmpdir(), 'fascia-locks-'));
const releases = join(into, 'releases');
/** What another command that begins in this moment has, until it hears that one is at work. */
const passing = join(releases, '.lock.2c2acac1-170e-4d0b-9fd2-c06886709b45');

jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  readdirSync: (folder: string, options: { withFileTypes: true }) => {
    const found = fs.readdirSync(folder, options);
    if (folder === releases) fs.rmSync(passing, { recursive: true, force: true });
    return found;
  },
}));
const { listFiles } = await import('./listFiles.ts');
const { withLock } = await import('./releaseLock.ts');

beforeEach(() => {
  fs.mkdirSync(passing, { recursive: true });
  fs.writeFileSync(join(passing, 'owner.json'), '{}');
  fs.writeFileSync(join(releases, '1.json'), '{}');
});
afterAll(() => fs.rmSync(into, { recursive: true }));

// REL-05
test('a lock of another command that goes while a folder is listed has no files', () => {
  expect(listFiles(into)).toEqual(['releases/1.json']);
  expect(() => listFiles(join(into, 'none'))).toThrow('ENOENT');
});

// REL-05
test('a lock of another command that goes while one begins does not end it', () => {
  expect(withLock(into, () => 'done')).toBe('done');
});
