/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { copiesOf, readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const NOW = '2026-11-22T22:00:00.000Z';
const now = () => new Date(NOW);

const { into, build } = releaseFolder();

const read = (path: string) => JSON.parse(readFileSync(join(into, path), 'utf8'));

describe('A release', () => {
  // REL-01
  test('is added beside the earlier ones, whose files do not change', () => {
    publish(publishOptions(into, build(FIRST)));
    const before = contentsOf(into);
    publish(publishOptions(into, build(SECOND)));
    const after = Object.fromEntries(contentsOf(into));
    const immutable = before.filter(([path = '']) =>
      /\.[0-9a-f]{10}\.|^releases\/(?!current\.)/.test(path),
    );
    for (const [path = '', content] of immutable)
      expect([path, after[path]]).toEqual([path, content]);
    expect(readdirSync(join(into, 'releases', SECOND)).toSorted()).toEqual([
      '@mf-types.d.ts',
      '@mf-types.zip',
      'fragments.json',
      'licenses.txt',
      'mf-manifest.json',
      'sbom.json',
    ]);
    expect(globSync('remoteEntry.*.js', { cwd: into })).toHaveLength(2);
    expect(existsSync(join(into, 'mf-stats.json'))).toBe(false);
  });

  // REL-01
  test('has a description with its entries, time, commit, and the hash and size of each file', () => {
    const from = build(FIRST);
    publish(publishOptions(into, from, { now }));
    const { files, ...description } = read(`releases/${FIRST}.json`);
    expect(description).toEqual({
      version: FIRST,
      created: NOW,
      commit: 'c0ffee'.padEnd(40, '0'),
      entry: hashedName(from, 'remoteEntry.*.js'),
      container: hashedName(from, 'container.*.js'),
    });
    const served = contentsOf(into).map(([path = '']) => path);
    const listed = served.filter(
      (path) =>
        !/\.(?:br|gz|map)$/.test(path) &&
        (/\.[0-9a-f]{10}\./.test(path) || path.startsWith(`releases/${FIRST}/`)),
    );
    expect(Object.keys(files).toSorted()).toEqual(listed.toSorted());
    for (const [path, file] of Object.entries(files)) {
      const content = readFileSync(join(into, path));
      const hash = createHash('sha384').update(content).digest('base64');
      expect([path, file]).toEqual([path, { integrity: `sha384-${hash}`, bytes: content.length }]);
    }
  });

  // REL-02
  test('is current as soon as the pointer refers to it', () => {
    publish(publishOptions(into, build(FIRST), { now }));
    publish(publishOptions(into, build(SECOND), { notCurrent: true }));
    expect(readServed(into)).toMatchObject({ version: FIRST, copies: copiesOf(FIRST) });
    publish(publishOptions(into, build(SECOND)));
    expect(readServed(into)).toMatchObject({ version: SECOND, copies: copiesOf(SECOND) });
  });

  // REL-09
  test('has a pointer whose sequence is the time of signing and that does not expire', () => {
    const { file, publicKey } = createKey();
    const keys = [readKey(file, 'key')];
    const from = build(FIRST);
    publish(publishOptions(into, from, { now, keys }));
    const { files } = read(`releases/${FIRST}.json`);
    const entry = hashedName(from, 'container.*.js');
    const pointer = {
      version: FIRST,
      entry,
      integrity: files[entry].integrity,
      fragments: files[`releases/${FIRST}/fragments.json`].integrity,
      sequence: Date.parse(NOW),
      issuedAt: NOW,
    };
    expect(read('releases/current.json')).toEqual(pointer);
    expect(readServed(into, publicKey).version).toBe(FIRST);
    publish(publishOptions(into, from, { now, keys, expiresMs: 86_400_000 }));
    expect(read('releases/current.json').expires).toBe('2026-11-23T22:00:00.000Z');
  });

  // REL-04
  test('that is published again gets its missing files back but accepts no other files', () => {
    const from = build(FIRST);
    publish(publishOptions(into, from));
    rmSync(join(into, hashedName(from, 'Header.*.js')));
    publish(publishOptions(into, from));
    expect(readServed(into).version).toBe(FIRST);
    writeFileSync(join(from, 'licenses.txt'), 'other');
    expect(() => publish(publishOptions(into, from))).toThrow(
      `${FIRST} was published with other files`,
    );
  });

  // REL-34
  test('includes its source maps unless they are omitted', () => {
    publish(publishOptions(into, build(FIRST), { sourceMaps: 'omit' }));
    expect(globSync('**/*.map', { cwd: into })).toEqual([]);
    publish(publishOptions(into, build(SECOND)));
    expect(globSync('**/*.map', { cwd: into })).toHaveLength(1);
  });
});
