/** @jest-environment node */
import { jest } from '@jest/globals';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { copiesOf, readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { operatorMessage } from './releaseError.ts';
import { createKey, readKey } from './releaseKey.ts';
import * as writeFiles from './folder/writeFiles.ts';

/** Number of writes before the command is killed. */
let writesLeft = Infinity;

const countWrites =
  <Args extends unknown[]>(write: (...args: Args) => void) =>
  (...args: Args) => {
    if (writesLeft <= 0) throw new Error('Killed');
    writesLeft -= 1;
    write(...args);
  };

jest.unstable_mockModule('./folder/writeFiles.ts', () => ({
  ...writeFiles,
  replaceFile: countWrites(writeFiles.replaceFile),
  updateFile: countWrites(writeFiles.updateFile),
  removeFile: countWrites(writeFiles.removeFile),
}));
const { withLock } = await import('./folder/releaseLock.ts');
const { makeCurrent } = await import('./makeCurrent.ts');
const { prune } = await import('./prune.ts');
const { publish } = await import('./publish.ts');

const [FIRST, SECOND, THIRD] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.1.0+cccccccc'];
const DAY = 86_400_000;
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];

const { parent, into, build } = releaseFolder();
const builds = () => [FIRST, SECOND, THIRD].map(build) as [string, string, string];
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const publishFrom = (folder: string, from: string, days = 0) =>
  publish(publishOptions(folder, from, { keys, now: () => daysAgo(days) }));
const switchTo = (folder: string, version: string) =>
  makeCurrent(version, publishOptions(folder, '', { keys }));

/** Runs a command on copies of the folder and kills it before each of its writes. Returns the number of writes. */
function killAtEveryWrite(
  run: (folder: string) => unknown,
  check: (folder: string) => void,
): number {
  for (let writes = 0; ; writes += 1) {
    const folder = join(parent, `killed-${writes}`);
    cpSync(into, folder, { recursive: true, preserveTimestamps: true });
    writesLeft = writes;
    let isKilled = false;
    try {
      run(folder);
    } catch (error) {
      if ((error as Error).message !== 'Killed') throw error;
      isKilled = true;
    } finally {
      writesLeft = Infinity;
    }
    check(folder);
    if (!isKilled) return writes;
  }
}

// REL-04
describe('A command that is killed before one of its writes', () => {
  test('leaves a complete release if it publishes', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    const writes = killAtEveryWrite(
      (folder) => publishFrom(folder, second),
      (folder) => {
        expect([FIRST, SECOND]).toContain(readServed(folder, publicKey).version);
        publishFrom(folder, second);
        const { version, copies } = readServed(folder, publicKey);
        expect([version, copies]).toEqual([SECOND, copiesOf(SECOND)]);
      },
    );
    expect(writes).toBeGreaterThan(30);
  });

  test('leaves a complete release if it goes back to an older release', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    publishFrom(into, second);
    const writes = killAtEveryWrite(
      (folder) => switchTo(folder, FIRST),
      (folder) => {
        const { version, sequence } = readServed(folder, publicKey);
        expect([FIRST, SECOND]).toContain(version);
        switchTo(folder, FIRST);
        const after = readServed(folder, publicKey);
        expect(after.copies).toEqual(copiesOf(FIRST));
        expect(after.sequence).toBeGreaterThan(sequence);
      },
    );
    expect(writes).toBeGreaterThan(10);
  });

  test('leaves a complete release if it prunes', () => {
    const [first, second, third] = builds();
    publishFrom(into, first, 20);
    publishFrom(into, second, 10);
    publishFrom(into, third, 1);
    const writes = killAtEveryWrite(
      (folder) => prune(folder, 5 * DAY, new Date()),
      (folder) => {
        expect(readServed(folder, publicKey).version).toBe(THIRD);
        prune(folder, 5 * DAY, new Date());
        expect(existsSync(join(folder, 'releases', `${FIRST}.json`))).toBe(false);
        switchTo(folder, SECOND);
        expect(readServed(folder, publicKey).version).toBe(SECOND);
      },
    );
    expect(writes).toBeGreaterThan(8);
  });

  test('leaves temporary files, which the next command deletes', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    for (const folder of ['', 'releases', `releases/${FIRST}`]) {
      writeFileSync(join(into, folder, '.writing-1a2b3c4d'), '{');
    }
    publishFrom(into, second);
    expect(globSync('**/.writing-*', { cwd: into })).toEqual([]);
  });
});

// REL-04
test('a file system error is reported in one line', () => {
  const [first] = builds();
  const lock = join(into, 'releases/.lock');
  mkdirSync(join(lock, 'folder'), { recursive: true });
  utimesSync(lock, new Date(0), new Date(0));
  let caught: unknown;
  try {
    publishFrom(into, first);
  } catch (error) {
    caught = error;
  }
  expect(operatorMessage(caught)).toMatch(/^E[A-Z]+: [^\n]+$/);
  expect(operatorMessage(new TypeError('A bug'))).toBeUndefined();
});

// REL-04
test('a file that cannot be written leaves no temporary file', () => {
  const [first, second] = builds();
  publishFrom(into, first);
  mkdirSync(join(into, 'releases', `${SECOND}.json.sig`));
  expect(() => publishFrom(into, second)).toThrow(
    'must be a file, but is a folder. Delete the folder.',
  );
  expect(globSync('**/.writing-*', { cwd: into })).toEqual([]);
  expect(readServed(into, publicKey).version).toBe(FIRST);
});

const lockFor = (minutes: number) => {
  const lock = join(into, 'releases/.lock');
  mkdirSync(lock);
  const time = new Date(Date.now() - minutes * 60_000);
  utimesSync(lock, time, time);
};

// REL-04
describe('A command', () => {
  test('is rejected while another one is running', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    expect(() => withLock(into, () => publishFrom(into, second))).toThrow(
      'Another release command is running in this folder',
    );
    publishFrom(into, second);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  test('takes over the lock of a killed command after five minutes', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    lockFor(4);
    expect(() => publishFrom(into, second)).toThrow('Another release command is running');
    rmSync(join(into, 'releases/.lock'), { recursive: true });
    lockFor(6);
    publishFrom(into, second);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  // REL-114
  test('that was suspended for too long does not release the lock of the next command', () => {
    const [first] = builds();
    publishFrom(into, first);
    withLock(into, ({ assertHeld }) => {
      rmSync(join(into, 'releases/.lock'), { recursive: true });
      lockFor(1);
      expect(assertHeld).toThrow('took too long');
    });
    expect(existsSync(join(into, 'releases/.lock'))).toBe(true);
    expect(() => withLock(into, () => {})).toThrow('Another release command is running');
  });

  test('that was suspended for too long does not make a release current', () => {
    const [first, second] = builds();
    publishFrom(into, first);
    const later = Date.now() + 5 * 60_000;
    const now = () => {
      jest.spyOn(Date, 'now').mockReturnValue(later);
      return new Date();
    };
    expect(() => publish(publishOptions(into, second, { keys, now }))).toThrow('took too long');
    jest.restoreAllMocks();
    expect(readServed(into, publicKey).version).toBe(FIRST);
  });
});
