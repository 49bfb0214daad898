/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { withLock } from './folder/releaseLock.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish, type PublishOptions } from './publish.ts';
import { checkPublicKey, createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND, THIRD] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.0.2+cccccccc'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const NOW = at('24T00:00');

const { into, build } = releaseFolder();

const optionsAt = (time: string) => publishOptions(into, '', { keys, now: () => at(time) });
const publishAt = (version: string, time: string, options: Partial<PublishOptions> = {}) =>
  publish({ ...optionsAt(time), from: build(version), ...options });
const lines = (publicKeys: string[] = [], now = NOW) =>
  listReleases(into, now, publicKeys).trimEnd().split('\n');
const cells = (line = '') => line.trim().split(/ {2,}/);

// REL-14
test('the list has a line for each release and one for the pointer', () => {
  publishAt(FIRST, '20T22:00');
  publishAt(SECOND, '21T22:00');
  publishAt(THIRD, '22T22:00', { notCurrent: true });
  makeCurrent(FIRST, optionsAt('23T08:30'));
  makeCurrent(FIRST, { ...optionsAt('23T09:00'), expiresMs: 3_600_000 });
  rmSync(join(into, 'releases', SECOND, 'sbom.json'));
  const sequence = at('23T09:00').getTime();
  expect(lines().map(cells)).toEqual([
    ['version', 'current', 'commit', 'signature', 'size'],
    [THIRD, 'never', 'c0ffee0000', 'not checked', '0.0 MB'],
    ['!', SECOND, 'until 2026-11-23 08:30', 'c0ffee0000', 'not checked', '0.0 MB'],
    ['*', FIRST, 'since 2026-11-23 08:30', 'c0ffee0000', 'not checked', '0.0 MB'],
    [`! ${SECOND}: releases/${SECOND}/sbom.json missing or changed`],
    [
      `Pointer: sequence ${sequence}, issued 2026-11-23 09:00, expired 2026-11-23 10:00, signature not checked`,
    ],
    ['Give --public-key or --key to check signatures'],
  ]);
  expect(lines([], at('23T09:30')).join()).toContain('expires 2026-11-23 10:00');
});

const verdicts = (publicKeys: string[]) => [
  ...lines(publicKeys)
    .filter((line) => line.endsWith(' MB'))
    .map((line) => cells(line).at(-2)),
  /signature (.*)$/.exec(lines(publicKeys).at(-1) ?? '')?.[1],
];

// REL-14
describe('The list', () => {
  test('verifies the signatures of releases and of the pointer with the given public keys', () => {
    publishAt(FIRST, '20T22:00');
    publishAt(SECOND, '21T22:00', { keys: [], unsigned: true });
    expect(verdicts([publicKey])).toEqual(['missing', 'good', 'missing']);
    publishAt(SECOND, '22T22:00');
    const other = createKey().publicKey;
    expect(verdicts([publicKey, other])).toEqual(['good', 'good', 'good']);
    expect(verdicts([other])).toEqual(Array(3).fill('not by these keys'));
  });

  test.each([`releases/${FIRST}.json`, 'releases/current.json'])(
    'reports the invalid signature of a changed %s',
    (name) => {
      publishAt(FIRST, '20T22:00');
      const path = join(into, name);
      writeFileSync(path, readFileSync(path, 'utf8').replace('2026-11-20', '2026-11-19'));
      const isPointer = name.endsWith('current.json');
      expect(verdicts([publicKey])).toEqual(
        isPointer ? ['good', 'not by these keys'] : ['not by these keys', 'good'],
      );
    },
  );

  test.each(['', 'fascia1.AAAA', `fascia1.${'A'.repeat(87)}`, file])(
    'rejects an invalid public key (%#)',
    (text) => {
      expect(() => checkPublicKey(text)).toThrow('is not a public key');
    },
  );
});

// REL-04
test('the list works while another command is running', () => {
  publishAt(FIRST, '20T22:00');
  expect(withLock(into, () => lines().length)).toBeGreaterThan(2);
});

// REL-04
describe('An unexpected folder', () => {
  const commands: Record<string, () => unknown> = {
    '--list': () => listReleases(into, NOW),
    '--current': () => makeCurrent(FIRST, optionsAt('24T00:00')),
    '--prune': () => prune(into, 0, NOW),
  };

  test.each(Object.entries(commands))('is reported by %s and remains unchanged', (_, run) => {
    expect(run).toThrow(`The folder ${into} does not exist`);
    mkdirSync(into);
    writeFileSync(join(into, 'index.html'), '');
    expect(run).toThrow(`${into} is not a folder of releases: the folder "releases" is missing`);
    expect(readdirSync(into)).toEqual(['index.html']);
    rmSync(into, { recursive: true });
    writeFileSync(into, '');
    expect(run).toThrow(/served cannot be read: ENOTDIR/);
  });

  test('that is an incomplete copy is reported with the name of the incomplete file', () => {
    publishAt(FIRST, '20T22:00');
    publishAt(SECOND, '21T22:00');
    truncateSync(join(into, 'releases', `${FIRST}.json`), 100);
    expect(lines).toThrow(`${FIRST}.json is not valid JSON. The file may be incomplete.`);
    for (const version of [FIRST, SECOND]) rmSync(join(into, 'releases', `${version}.json`));
    expect(lines).toThrow(
      `releases/current.json refers to ${SECOND}, whose description is missing`,
    );
    rmSync(join(into, 'releases/current.json'));
    expect(lines).toThrow(`${into} has no releases`);
  });
});
