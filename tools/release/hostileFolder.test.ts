/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readChecked, writeChecked } from './build/checkedBuild.ts';
import { readBuild } from './build/readBuild.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish, type PublishOptions } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];

const { parent, into, build } = releaseFolder();

const publishVersion = (version: string, options: Partial<PublishOptions> = {}) =>
  publish(publishOptions(into, build(version), { keys, ...options }));
const switchTo = (version: string, options: Partial<PublishOptions> = {}) =>
  makeCurrent(version, publishOptions(into, '', { keys, ...options }));
const inReleases = (name: string) => join(into, 'releases', name);

/** Changes fields of a JSON file without signing it. */
function tamper(name: string, fields: object): void {
  const value = JSON.parse(readFileSync(inReleases(name), 'utf8'));
  writeFileSync(inReleases(name), JSON.stringify({ ...value, ...fields }));
}

const now = () => new Date('2026-11-22T22:00:00Z');

// REL-11
describe('An attacker with write access to the folder cannot obtain a signature', () => {
  const evil = 'evil.0123456789.js';

  beforeEach(() => {
    publishVersion(FIRST);
    publishVersion(SECOND);
    writeFileSync(join(into, evil), 'steal()');
  });

  test('for a changed description of an older release', () => {
    tamper(`${FIRST}.json`, { container: evil });
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is not signed by the given key`);
    rmSync(inReleases(`${FIRST}.json.sig`));
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is not signed by the given key`);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  test('for a changed description of a build that is published again', () => {
    tamper(`${SECOND}.json`, { container: evil });
    publishVersion(SECOND);
    expect(readServed(into, publicKey).version).toBe(SECOND);
    expect(readFileSync(inReleases('current.json'), 'utf8')).not.toContain(evil);
    expect(readFileSync(inReleases(`${SECOND}.json`), 'utf8')).not.toContain(evil);
  });

  test('for a release that only another key has signed', () => {
    const other = [readKey(createKey().file, 'other')];
    expect(() => switchTo(FIRST, { keys: other })).toThrow('is not signed by the given key');
  });
});

// REL-09
describe('A sequence that is not signed by a given key', () => {
  const TOO_HIGH = Number.MAX_SAFE_INTEGER;

  test.each([
    ['an unsigned pointer', () => tamper('current.json', { sequence: TOO_HIGH })],
    [
      'a pointer signed by another key',
      () => {
        const other = [readKey(createKey().file, 'other')];
        publishVersion(SECOND, { keys: other, now: () => new Date('9999-01-01T00:00:00Z') });
      },
    ],
    [
      'an archived pointer',
      () => {
        mkdirSync(inReleases('pointers'), { recursive: true });
        const pointer = JSON.parse(readFileSync(inReleases('current.json'), 'utf8'));
        const text = JSON.stringify({ ...pointer, sequence: TOO_HIGH });
        writeFileSync(inReleases(`pointers/${TOO_HIGH}.json`), text);
      },
    ],
  ])('does not influence the next sequence: %s', (_, attack) => {
    publishVersion(FIRST, { now });
    attack();
    for (const run of [() => publishVersion(SECOND, { now }), () => switchTo(FIRST, { now })]) {
      run();
      const { sequence } = readServed(into, publicKey);
      expect(sequence - now().getTime()).toBeLessThan(3);
    }
  });
});

const writeSecret = (path: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'secret');
  utimesSync(path, new Date(0), new Date(0));
  return path;
};

// REL-24
describe('A link in the folder', () => {
  const outside = join(parent, 'outside');
  const secret = join(outside, 'secret');

  test('does not lead to the deletion of its target', () => {
    const kept = [
      secret,
      join(outside, '.writing-1'),
      join(outside, 'c.0123456789.js'),
      join(into, 'releases-old/d.json.gz'),
    ].map(writeSecret);
    symlinkSync(outside, join(into, 'link'));
    symlinkSync(into, join(into, 'loop'));
    publishVersion(FIRST);
    symlinkSync(outside, inReleases('1.0.9+cccccccc'));
    prune(into, 0, new Date());
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(['releases', `releases/${FIRST}`, 'releases/pointers'])(
    'in place of the folder %s is never followed for writing',
    (name) => {
      writeSecret(secret);
      mkdirSync(join(into, name, '..'), { recursive: true });
      symlinkSync(outside, join(into, name));
      expect(() => publishVersion(FIRST)).toThrow('is a link or a file');
      expect(readdirSync(outside)).toEqual(['secret']);
    },
  );

  test('in place of a file is replaced without changing its target', () => {
    writeSecret(secret);
    publishVersion(FIRST);
    for (const name of ['container.js', `releases/${SECOND}.json.sig`]) {
      rmSync(join(into, name), { force: true });
      symlinkSync(secret, join(into, name));
    }
    publishVersion(SECOND);
    expect(readServed(into, publicKey).version).toBe(SECOND);
    expect(readFileSync(secret, 'utf8')).toBe('secret');
  });

  test('in place of the record of a check is replaced without changing its target', () => {
    writeSecret(secret);
    const from = build(SECOND);
    symlinkSync(secret, `${from}.checked.json`);
    writeChecked(from, readBuild(from), { commit: null, sbom: '{}' });
    expect(readFileSync(secret, 'utf8')).toBe('secret');
    expect(readChecked(from)).toMatchObject({ sbom: '{}' });
  });
});
