/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent, renew } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { createKey, parsePublicKey, readKey, type VerifyingKey } from './releaseKey.ts';

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
const linesAt = (now: Date, verifiers: VerifyingKey[] = []) =>
  listReleases(into, now, verifiers).trimEnd().split('\n');
const noteAt = (time: string) => linesAt(new Date(time), [key]).slice(2).join();
const messageOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

// REL-14
test('the list has a line for each release with its signature and its time', () => {
  publishAt(FIRST, '20T22:00');
  publishAt(SECOND, '21T22:00');
  publishAt(THIRD, '22T22:00', true);
  makeCurrent(FIRST, optionsAt('23T08:30'));
  renew(optionsAt('23T09:00'));
  rmSync(join(into, 'releases', SECOND, 'sbom.json'));
  expect(linesAt(NOW).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['version', 'current', 'commit', 'sequence', 'expires', 'signed by', 'signature', 'size'],
    [
      '*',
      FIRST,
      'since 2026-11-23 08:30',
      'c0ffee0000',
      '5',
      '2027-02-21 09:00',
      key.id,
      'not checked',
      '0.0 MB',
    ],
    [THIRD, 'never', 'c0ffee0000', '3', '2027-02-20 22:00', key.id, 'not checked', '0.0 MB'],
    [
      '!',
      SECOND,
      'until 2026-11-23 08:30',
      'c0ffee0000',
      '2',
      '2027-02-19 22:00',
      key.id,
      'not checked',
      '0.0 MB',
    ],
    [`! ${SECOND}: releases/${SECOND}/sbom.json missing or changed`],
    ['Signatures were not checked: give --public-key or --key'],
  ]);
});

const verdicts = (verifiers: VerifyingKey[]) =>
  linesAt(NOW, verifiers)
    .slice(1)
    .filter((line) => line.endsWith(' MB'))
    .map((line) => line.trim().split(/ {2,}/).at(-2));

// REL-92
describe('Of each signature the list says', () => {
  const other = readKey(createKey().file, 'other');
  test('by the public key alone, whether it is good, and of one by another key that it is', () => {
    publishAt(FIRST, '20T22:00');
    publishAt(SECOND, '21T22:00');
    makeCurrent(FIRST, { ...optionsAt('22T22:00'), keys: [key, other] });
    expect(verdicts([parsePublicKey(key.publicKey)])).toEqual(['good', 'good']);
    expect(verdicts([parsePublicKey(other.publicKey)])).toEqual(['good', 'of another key']);
    expect(verdicts([key, other])).toEqual(['good', 'good']);
    expect(linesAt(NOW, [other]).join()).not.toContain('not checked');
  });

  test('that it is wrong if the description or the signature was changed', () => {
    for (const change of ['.json', '.json.sig']) {
      publishAt(FIRST, '20T22:00');
      publishAt(SECOND, '21T22:00');
      const path = join(into, 'releases', `${SECOND}${change}`);
      const [from, to] = change === '.json' ? ['c0ffee', 'c1ffee'] : ['"p256":"', '"p256":"A'];
      writeFileSync(path, readFileSync(path, 'utf8').replace(from ?? '', to ?? ''));
      expect(verdicts([key])).toEqual(['wrong', 'good']);
      expect(linesAt(NOW, [key])[1]).toMatch(/^\*! /);
      expect(linesAt(NOW, [key]).at(-1)).toBe(`! ${SECOND}: its signature is wrong`);
      rmSync(into, { recursive: true });
    }
  });

  // REL-76
  test.each<[string, (text: string) => string]>([
    ['is too long', (text) => text.padEnd(1_000_000)],
    ['is not strict base64', (text) => text.replaceAll('==', '')],
    [
      'has a wrong one by the same key before it',
      (text) => {
        const { signatures } = JSON.parse(text) as { signatures: { p256: string }[] };
        const swapped = signatures.map((each) => ({ ...each, ed25519: each.p256 }));
        return JSON.stringify({ signatures: [...swapped, ...signatures] });
      },
    ],
    [
      'has one that cannot be read beside it',
      (text) => {
        const { signatures } = JSON.parse(text) as { signatures: object[] };
        return JSON.stringify({ signatures: [...signatures, { key: '?', ed25519: '', p256: '' }] });
      },
    ],
  ])(
    'that it is wrong where hosts refuse it as its file %s; published again, it is good',
    (_, change) => {
      publishAt(FIRST, '20T22:00');
      const path = join(into, 'releases', `${FIRST}.json.sig`);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
      expect(verdicts([key])).toEqual(['wrong']);
      expect(messageOf(() => renew(optionsAt('21T22:00')))).toMatch(
        'is not signed by the given key',
      );
      publishAt(FIRST, '21T22:00');
      expect(verdicts([key])).toEqual(['good']);
    },
  );

  test('nothing if it is missing', () => {
    publish({ ...publishOptions(into, '', { now: at('20T22:00') }), from: build(FIRST) });
    expect(verdicts([key])).toEqual(['-']);
    expect(linesAt(NOW).join()).not.toContain('not checked');
  });

  test.each(['', 'fascia1.AAAA', `fascia1.${'A'.repeat(130)}`, createKey().file])(
    'with a text that is no public key (%#): nothing',
    (text) => {
      expect(messageOf(() => parsePublicKey(text))).toMatch('is no public key');
    },
  );
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

  test('an incomplete copy is reported with the file that is missing', () => {
    publishAt(FIRST, '20T22:00');
    publishAt(SECOND, '21T22:00');
    const missing = hashedName(into, 'remoteEntry.*.js');
    rmSync(join(into, missing));
    expect(linesAt(NOW, [key]).at(-1)).toMatch(
      /^! 1\.0\..*: remoteEntry\.\w+\.js missing or changed$/,
    );
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
