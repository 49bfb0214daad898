/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent, renew } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND, THIRD] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.0.2+cccccccc'];
const key = readKey(createKey().file, 'key');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const NOW = at('24T00:00');

const { into, build } = releaseFolder();

const optionsAt = (time: string) => publishOptions(into, '', { keys: [key], now: at(time) });
const publishAt = (version: string, time: string, notCurrent = false) => {
  const from = build(version);
  publish({ ...optionsAt(time), from, notCurrent });
};
const linesAt = (now: Date) => listReleases(into, now).trimEnd().split('\n');
const noteAt = (time: string) => linesAt(new Date(time)).slice(2).join();
const messageOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

// REL-14
test('The list has a line for each release, with what it was signed as last, and when it was current', () => {
  publishAt(FIRST, '20T22:00');
  publishAt(SECOND, '21T22:00');
  publishAt(THIRD, '22T22:00', true);
  makeCurrent(FIRST, optionsAt('23T08:30'));
  renew(optionsAt('23T09:00'));
  rmSync(join(into, 'releases', SECOND, 'sbom.json'));
  expect(linesAt(NOW).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['version', 'current', 'commit', 'sequence', 'expires', 'signed by', 'size'],
    ['*', FIRST, 'since 2026-11-23 08:30', 'c0ffee0000', '5', '2027-02-21 09:00', key.id, '0.0 MB'],
    [THIRD, 'never', 'c0ffee0000', '3', '2027-02-20 22:00', key.id, '0.0 MB'],
    [
      '!',
      SECOND,
      'until 2026-11-23 08:30',
      'c0ffee0000',
      '2',
      '2027-02-19 22:00',
      key.id,
      '0.0 MB',
    ],
    [`! ${SECOND}: releases/${SECOND}/sbom.json missing or changed`],
  ]);
});

// REL-21
test('The list says in time that the current signature expires, and that no release is current', () => {
  publishAt(FIRST, '20T22:00');
  expect(noteAt('2027-02-11T21:00:00Z')).toBe('');
  expect(noteAt('2027-02-12T00:00:00Z')).toMatch(
    /^The current release expires on 2027-02-18 22:00/,
  );
  expect(noteAt('2027-02-19T00:00:00Z')).toMatch(/^The current release has expired/);
  rmSync(join(into, 'releases/current.json'));
  expect(noteAt('2026-11-21T00:00:00Z')).toBe('No release is current (--current)');
});

// REL-22
describe('A folder that is not what the operator takes it for', () => {
  const commands: Record<string, () => unknown> = {
    '--list': () => listReleases(into, NOW),
    '--current': () => makeCurrent(FIRST, optionsAt('24T00:00')),
    '--renew': () => renew(optionsAt('24T00:00')),
    '--prune': () => prune(into, 0, NOW),
  };

  test.each(Object.entries(commands))('is called so by %s, and left as it is', (_, run) => {
    expect(messageOf(run)).toBe(`There is no folder ${into}`);
    mkdirSync(into);
    writeFileSync(join(into, 'index.html'), '');
    expect(messageOf(run)).toBe(`There are no releases in ${into}: it has no folder "releases"`);
    expect(readdirSync(into)).toEqual(['index.html']);
    rmSync(into, { recursive: true });
    writeFileSync(into, '');
    expect(messageOf(run)).toMatch(/served cannot be read: ENOTDIR/);
  });

  test('as it is half of a copy, is called so with the file that tells it', () => {
    publishAt(FIRST, '20T22:00');
    publishAt(SECOND, '21T22:00');
    const missing = hashedName(into, 'remoteEntry.*.js');
    rmSync(join(into, missing));
    expect(linesAt(NOW).at(-1)).toMatch(/^! 1\.0\..*: remoteEntry\.\w+\.js missing or changed$/);
    truncateSync(join(into, 'releases', `${FIRST}.json`), 100);
    expect(messageOf(() => listReleases(into, NOW))).toMatch(
      `${FIRST}.json is not JSON: perhaps only a part of it is here`,
    );
    for (const version of [FIRST, SECOND]) rmSync(join(into, 'releases', `${version}.json`));
    expect(messageOf(() => listReleases(into, NOW))).toMatch(
      `names ${SECOND}.json, which is not there. If this is a part of a copy, copy the rest;`,
    );
    rmSync(join(into, 'releases/current.json'));
    expect(messageOf(() => listReleases(into, NOW))).toBe(`There are no releases in ${into}`);
  });
});
