/** @jest-environment node */
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { publish } from './publish.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];

const copiesOf = (version: string) => ({
  remoteEntry: version,
  container: version,
  fragments: version,
});

const { into, build } = releaseFolder();

const read = (path: string) => JSON.parse(readFileSync(join(into, path), 'utf8'));

// REL-01
describe('A release', () => {
  test('lies beside those before, with entries and a folder of its own', () => {
    publish(publishOptions(into, build(FIRST)));
    const before = Object.fromEntries(contentsOf(into));
    publish(publishOptions(into, build(SECOND)));
    const after = Object.fromEntries(contentsOf(into));
    const immutable = Object.keys(before).filter(
      (path) => /\.[0-9a-f]{10}\./.test(path) || /^releases\/(?!current\.|history\.)/.test(path),
    );
    for (const path of immutable) expect([path, after[path]]).toEqual([path, before[path]]);
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

  test('is described by its files, modules, major version, time and commit', () => {
    const from = build(FIRST);
    const now = new Date('2026-11-22T22:00:00.000Z');
    publish(publishOptions(into, from, { now }));
    const { files, ...description } = read(`releases/${FIRST}.json`);
    const entry = hashedName(from, 'remoteEntry.*.js');
    const container = hashedName(from, 'container.*.js');
    expect(description).toEqual({
      format: 1,
      version: FIRST,
      sequence: 1,
      created: '2026-11-22T22:00:00.000Z',
      expires: '2027-02-20T22:00:00.000Z',
      commit: 'c0ffee'.padEnd(40, '0'),
      contract: 1,
      entry,
      integrity: files[entry].integrity,
      container: { entry: container, integrity: files[container].integrity },
      modules: ['Header'],
    });
    const served = contentsOf(into).map(([path = '']) => path);
    const listed = served.filter(
      (path) =>
        !/\.(?:br|gz|map)$/.test(path) &&
        (/\.[0-9a-f]{10}\./.test(path) || path.split('/').length === 3),
    );
    expect(Object.keys(files).toSorted()).toEqual(listed.toSorted());
  });

  // REL-02
  test('is what the pointer and the names without a hash give once it is current', () => {
    publish(publishOptions(into, build(FIRST)));
    publish(publishOptions(into, build(SECOND), { notCurrent: true }));
    expect(readServed(into)).toEqual({ version: FIRST, sequence: 1, copies: copiesOf(FIRST) });
    expect(publish(publishOptions(into, build(SECOND))).isCurrent).toBe(true);
    expect(readServed(into)).toEqual({ version: SECOND, sequence: 2, copies: copiesOf(SECOND) });
  });

  test('may be published twice, which repairs what has been deleted, if it has the same files', () => {
    const from = build(FIRST);
    publish(publishOptions(into, from));
    rmSync(join(into, hashedName(from, 'Header.*.js')));
    expect(publish(publishOptions(into, from))).toMatchObject({ isNew: false, isCurrent: false });
    expect(readServed(into).version).toBe(FIRST);
    writeFileSync(join(from, 'licenses.txt'), 'other');
    expect(() => publish(publishOptions(into, from))).toThrow(
      `${FIRST} has been published with another releases/${FIRST}/licenses.txt`,
    );
  });

  // REL-18
  test('has its source maps unless they are omitted', () => {
    publish(publishOptions(into, build(FIRST), { sourceMaps: 'omit' }));
    expect(globSync('**/*.map', { cwd: into })).toEqual([]);
    publish(publishOptions(into, build(SECOND)));
    expect(globSync('**/*.map', { cwd: into })).toHaveLength(1);
  });
});
