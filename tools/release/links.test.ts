/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readChecked, writeChecked } from './build/checkedBuild.ts';
import { readBuild } from './build/readBuild.ts';
import { contentsOf, hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];

const { parent, into, build } = releaseFolder();

const publishVersion = (version: string) => publish(publishOptions(into, build(version), { keys }));
const switchTo = (version: string) => makeCurrent(version, publishOptions(into, '', { keys }));
const inReleases = (name: string) => join(into, 'releases', name);

const writeSecret = (path: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'secret');
  utimesSync(path, new Date(0), new Date(0));
  return path;
};

const namesOfFilesWith = (content: string) =>
  contentsOf(into)
    .filter(([, base64 = '']) => Buffer.from(base64, 'base64').includes(content))
    .map(([name]) => name);

// A compressed file with other bytes would be served in place of its file.
// REL-110
test.each(['.br', '.gz'])(
  'A %s copy with other content damages its release and is never served',
  (ending) => {
    publishVersion(FIRST);
    const own = inReleases(`${FIRST}/licenses.txt${ending}`);
    writeFileSync(own, 'secret');
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is damaged: releases/${FIRST}/licenses.txt`);
    publishVersion(FIRST);
    switchTo(FIRST);
    expect(existsSync(join(into, `licenses.txt${ending}`))).toBe(false);
    const unused = join(into, `${hashedName(build(SECOND), 'Header.*.js')}${ending}`);
    writeFileSync(unused, 'secret');
    expect(() => publishVersion(SECOND)).toThrow('is not a compressed copy');
  },
);

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

  // REL-110
  test.each([`releases/${FIRST}/licenses.txt.br`, `releases/${FIRST}/@mf-types.zip.gz`])(
    'in place of the compressed file %s is never read',
    (name) => {
      writeSecret(secret);
      const link = join(into, name);
      mkdirSync(join(link, '..'), { recursive: true });
      symlinkSync(secret, link);
      publishVersion(FIRST);
      symlinkSync(secret, join(into, `${hashedName(into, 'common.*.css')}.gz`));
      switchTo(FIRST);
      expect(namesOfFilesWith('secret')).toEqual([]);
    },
  );

  // REL-110
  test.each([
    ['a file', `releases/${FIRST}/licenses.txt`],
    ['a folder', `releases/${FIRST}`],
  ])('in place of %s damages a release, even if the content is correct', (_, name) => {
    publishVersion(FIRST);
    const moved = join(parent, 'moved');
    renameSync(join(into, name), moved);
    symlinkSync(moved, join(into, name));
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is damaged: releases/${FIRST}/`);
    expect(listReleases(into, new Date())).toContain('missing or changed');
  });

  // REL-110
  test.each([`releases/${FIRST}.json`, 'releases/current.json'])(
    'in place of %s is refused, even if its target has the right content',
    (name) => {
      publishVersion(FIRST);
      const moved = join(parent, 'moved.json');
      renameSync(join(into, name), moved);
      symlinkSync(moved, join(into, name));
      for (const run of [() => publishVersion(SECOND), () => listReleases(into, new Date())]) {
        expect(run).toThrow(`${name} is a link, or not a file. Copy the file again`);
      }
    },
  );

  test('in place of the record of a check is replaced without changing its target', () => {
    writeSecret(secret);
    const from = build(SECOND);
    symlinkSync(secret, `${from}.checked.json`);
    writeChecked(from, readBuild(from), { commit: null, sbom: '{}' });
    expect(readFileSync(secret, 'utf8')).toBe('secret');
    expect(readChecked(from)).toMatchObject({ sbom: '{}' });
  });
});
