/** @jest-environment node */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish, type PublishOptions } from './publish.ts';
import { operatorMessage } from './releaseError.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];

const { into, build } = releaseFolder();

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

const compressedIn = (folder: string) =>
  globSync(`${folder}/*.{br,gz,zst}`, { cwd: join(into, 'releases') });
const sequenceAt = now().getTime();
const plant = (...names: readonly string[]) => {
  for (const name of names) {
    for (const ending of ['br', 'gz', 'zst']) {
      writeFileSync(inReleases(`${name}.${ending}`), 'planted');
    }
  }
};

// REL-113
describe('A planted compressed file, which static servers would send instead of the original, is removed', () => {
  test('by publishing', () => {
    publishVersion(FIRST, { now });
    plant('current.json', `pointers/${sequenceAt}.json`, `pointers/${sequenceAt + 1}.sig`);
    mkdirSync(inReleases(SECOND));
    plant(`${SECOND}.json`, `${SECOND}.json.sig`, `${SECOND}/sbom.json`, `${SECOND}/licenses.txt`);
    publishVersion(SECOND, { now });
    expect(['.', 'pointers', SECOND].flatMap(compressedIn)).toEqual([]);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  test('by publishing without a signature', () => {
    publishVersion(FIRST, { now, keys: [] });
    plant(`pointers/${sequenceAt}.sig`, `${SECOND}.json.sig`);
    publishVersion(SECOND, { now, keys: [] });
    expect(['.', 'pointers'].flatMap(compressedIn)).toEqual([]);
  });

  test('by going back', () => {
    publishVersion(FIRST, { now });
    publishVersion(SECOND, { now });
    plant('current.json', `pointers/${sequenceAt + 1}.json`, `pointers/${sequenceAt + 2}.sig`);
    writeFileSync(join(into, 'remoteEntry.js.zst'), 'planted');
    switchTo(FIRST, { now });
    expect(['.', 'pointers', '..'].flatMap(compressedIn)).not.toContainEqual(
      expect.stringMatching(/json|sig|zst/),
    );
  });
});

const writeUnreadable = () => {
  mkdirSync(inReleases('pointers'), { recursive: true });
  writeFileSync(inReleases('pointers/1.json'), '{');
};

// REL-111
describe('An unreadable former pointer', () => {
  test('does not prevent publishing or going back to an older release', () => {
    publishVersion(FIRST);
    writeUnreadable();
    publishVersion(SECOND);
    switchTo(FIRST);
    expect(readServed(into, publicKey).version).toBe(FIRST);
  });

  test('is named by the commands that show or use the dates of releases', () => {
    publishVersion(FIRST);
    writeUnreadable();
    for (const run of [() => prune(into, 0, now()), () => listReleases(into, now())]) {
      expect(run).toThrow('pointers/1.json is not valid JSON. The file may be incomplete.');
      expect(run).toThrow('Copy the file again or delete it.');
    }
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

// REL-115
test.each<[string, (name: string) => void]>([
  ['releases/planted.json', (name) => writeFileSync(name, '{}')],
  ['releases/planted.json', (name) => copyFileSync(inReleases(`${FIRST}.json`), name)],
  ['releases/current.json', (name) => writeFileSync(name, '{')],
  [`releases/${SECOND}.json`, () => plantRelease(SECOND)],
  [`releases/${SECOND}.json.sig`, (name) => mkdirSync(name)],
  ['releases/current.json.gz', (name) => mkdirSync(name)],
  ['remoteEntry.js', (name) => mkdirSync(name)],
])('If a planted %s prevents publishing, the message says what to delete', (name, write) => {
  publishVersion(FIRST);
  rmSync(join(into, 'remoteEntry.js'));
  write(join(into, name));
  for (const part of [name, /\bdelete\b/i]) expect(() => publishVersion(SECOND)).toThrow(part);
});

/** Copies the description of the first release to another version. */
function plantRelease(version: string): void {
  const description = JSON.parse(readFileSync(inReleases(`${FIRST}.json`), 'utf8'));
  writeFileSync(inReleases(`${version}.json`), JSON.stringify({ ...description, version }));
}

// SSR-152
test('A file name cannot control the terminal of the operator', () => {
  publishVersion(FIRST);
  writeFileSync(inReleases('a\x1b[2J\nb.json'), '{');
  const messages: (string | undefined)[] = [];
  try {
    publishVersion(SECOND);
  } catch (error) {
    messages.push(operatorMessage(error));
  }
  expect(messages).toEqual([expect.stringContaining('releases/a [2J b.json is not valid JSON')]);
});
