/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent, renew } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish, type PublishOptions } from './publish.ts';
import { operatorMessage } from './releaseError.ts';
import { integrityOf } from '../webpack/integrity/integrity.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];
const HOUR = 3_600_000;
const lock = () => inReleases('.lock');
const holdLock = (text: string, ageMs: number) => {
  write(join(lock(), 'owner.json'), text);
  const time = new Date(Date.now() - ageMs);
  utimesSync(lock(), time, time);
};
const lockOwner = (since: string) =>
  JSON.stringify({ id: '00000000-0000-4000-8000-000000000000', pid: 1, host: 'other', since });

const { parent, into, build } = releaseFolder();

const publishVersion = (version: string, options: Partial<PublishOptions> = {}) =>
  publish(publishOptions(into, build(version), { keys, ...options }));
const inReleases = (name: string) => join(into, 'releases', name);
const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const recordHighest = (highest: number) => {
  publishVersion(FIRST);
  write(inReleases('history.json'), JSON.stringify({ highest, reigns: [] }));
};

/** A description that an attacker with write access has changed to another container. */
function plantContainer(name: string): string {
  const evil = 'evil.0123456789.js';
  writeFileSync(join(into, evil), 'steal()');
  const integrity = integrityOf(Buffer.from('steal()'));
  const text = readFileSync(inReleases(name), 'utf8');
  const changed = { ...JSON.parse(text), container: { entry: evil, integrity } };
  writeFileSync(inReleases(name), JSON.stringify(changed));
  return evil;
}

// REL-69
describe('an attacker with write access to the served folder gets no signature', () => {
  beforeEach(() => {
    publishVersion(FIRST);
    publishVersion(SECOND);
  });
  const again = publishOptions('', '', { keys });

  test('when the current release is renewed', () => {
    plantContainer(`${SECOND}.json`);
    expect(() => renew({ ...again, into })).toThrow(
      `${SECOND}.json is not signed by the given key`,
    );
    expect(existsSync(inReleases(`${SECOND}.3.json`))).toBe(false);
  });

  test('when an older release becomes current, regardless of its signatures', () => {
    plantContainer(`${FIRST}.json`);
    expect(() => makeCurrent(FIRST, { ...again, into })).toThrow('is not signed by the given key');
    rmSync(inReleases(`${FIRST}.json.sig`));
    expect(() => makeCurrent(FIRST, { ...again, into })).toThrow('is not signed by the given key');
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  test('when a build is published again, which is described as it was built', () => {
    const evil = plantContainer(`${SECOND}.json`);
    publishVersion(SECOND);
    expect(readServed(into, publicKey)).toMatchObject({ version: SECOND, sequence: 3 });
    expect(readFileSync(inReleases(`${SECOND}.3.json`), 'utf8')).not.toContain(evil);
  });

  test('when only another key has signed it', () => {
    const other = [readKey(createKey().file, 'other')];
    expect(() => renew({ ...again, into, keys: other })).toThrow('is not signed by the given key');
    renew({ ...again, into, keys: [...keys, ...other] });
    renew({ ...again, into, keys: other });
    expect(readServed(into).sequence).toBe(4);
  });
});

// REL-70
describe('an implausible sequence in the folder', () => {
  test('is ignored', () => {
    recordHighest(Number.MAX_SAFE_INTEGER - 1);
    publishVersion(SECOND);
    expect(readServed(into, publicKey).sequence).toBe(2);
  });

  test('does not use up those that are to come', () => {
    recordHighest(1_000_000);
    expect(() => publishVersion(SECOND)).toThrow('nobody publishes so often');
    expect(readServed(into, publicKey).sequence).toBe(1);
  });
});

// REL-71
test('What links lead to, and a host’s own files beside the releases, are never removed', () => {
  const outside = join(parent, 'outside');
  const old = new Date(Date.now() - 99 * 24 * HOUR);
  const kept = [
    write(join(outside, 'a.json.gz'), 'a'),
    write(join(outside, '.writing-1-b'), 'b'),
    write(join(outside, 'c.0123456789.js'), 'c'),
    write(join(into, 'releases-old/d.json.gz'), 'd'),
    write(join(into, 'releases.json.br'), 'e'),
  ];
  for (const path of kept) utimesSync(path, old, old);
  symlinkSync(outside, join(into, 'link'));
  symlinkSync(into, join(into, 'loop'));
  mkdirSync(join(into, 'releases'));
  symlinkSync(outside, inReleases('1.0.9+cccccccc'));
  publishVersion(FIRST);
  prune(into, 0, new Date());
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});

// REL-72
describe('A lock', () => {
  beforeEach(() => publishVersion(FIRST));

  test.each([
    ['cannot be read, as after a power cut', () => ''],
    ['is of a clock that was far ahead', () => lockOwner('2099-01-01T00:00:00.000Z')],
    ['tells no time', () => lockOwner('just now')],
  ])('that %s is taken over after an hour', (_, text) => {
    holdLock(text(), 2 * HOUR);
    publishVersion(SECOND);
    expect(readServed(into, publicKey).version).toBe(SECOND);
    expect(existsSync(lock())).toBe(false);
  });

  test('that cannot be read holds others up until then', () => {
    holdLock('', HOUR / 2);
    expect(() => publishVersion(SECOND)).toThrow('Another release command is at work');
  });

  test('that is a broken link does not block the next command', () => {
    symlinkSync(join(parent, 'nowhere'), `${lock()}.stale-1`);
    publishVersion(SECOND);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });
});

// REL-74
describe('A machine whose clock is behind', () => {
  const now = new Date(Date.now() - 2 * HOUR);

  test('signs nothing, as that would expire too early', () => {
    publishVersion(FIRST);
    expect(() => publishVersion(SECOND, { now })).toThrow('this machine’s clock says');
    expect(() => renew(publishOptions(into, '', { keys, now }))).toThrow('clock says');
    expect(readServed(into, publicKey).version).toBe(FIRST);
  });

  test('may publish where the other clock was wrong, after one file has been removed', () => {
    publishVersion(FIRST);
    rmSync(inReleases('current.json'));
    publishVersion(SECOND, { now });
    expect(readServed(into, publicKey)).toMatchObject({ version: SECOND, sequence: 2 });
  });
});

// REL-75
test('A version that differs from another by its case alone is refused', () => {
  publishVersion('1.0.0-rc.1+aaaaaaaa');
  expect(() => publishVersion('1.0.0-RC.1+aaaaaaaa')).toThrow('by its case alone');
});

// REL-73
test('a file system error is reported in one line', () => {
  write(into, 'a file in the place of the folder');
  let caught: unknown;
  try {
    publishVersion(FIRST);
  } catch (error) {
    caught = error;
  }
  expect(operatorMessage(caught)).toMatch(/^E[A-Z]+: [^\n]+$/);
  expect(operatorMessage(new TypeError('a fault'))).toBeUndefined();
});
