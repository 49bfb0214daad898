/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { copiesOf, readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent } from './makeCurrent.ts';
import { publish, type PublishOptions } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];
const now = () => new Date('2026-11-22T22:00:00.000Z');

const { into, build } = releaseFolder();

function publishBoth(options: Partial<PublishOptions> = {}): void {
  for (const version of [FIRST, SECOND]) publish(publishOptions(into, build(version), options));
}

const switchTo = (version: string, options: Partial<PublishOptions> = {}) =>
  makeCurrent(version, publishOptions(into, '', options));

describe('An older release', () => {
  // REL-11
  test('becomes current with one command, and so does the newer one afterwards', () => {
    publishBoth();
    for (const version of [FIRST, SECOND]) {
      switchTo(version);
      expect(readServed(into)).toMatchObject({ version, copies: copiesOf(version) });
    }
  });

  // REL-11
  test('is rejected if one of its files has changed', () => {
    publishBoth();
    writeFileSync(join(into, 'releases', FIRST, 'licenses.txt'), 'tampered');
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is damaged: releases/${FIRST}/licenses.txt`);
    expect(readServed(into).version).toBe(SECOND);
  });

  // REL-11
  test('is rejected with the names of the existing releases if it is missing', () => {
    publishBoth();
    expect(() => switchTo('1.0.9+99999999')).toThrow(`only: ${FIRST}, ${SECOND}`);
  });
});

describe('A signed pointer', () => {
  // REL-09
  test('has a greater sequence than the current one, even if the clock stands still', () => {
    publishBoth({ keys, now });
    const { sequence } = readServed(into, publicKey);
    switchTo(FIRST, { keys, now });
    expect(readServed(into, publicKey)).toMatchObject({ version: FIRST, sequence: sequence + 1 });
    switchTo(FIRST, { keys, now: () => new Date(0) });
    expect(readServed(into, publicKey).sequence).toBe(sequence + 2);
  });

  // REL-09
  test('is signed by each given key, so that hosts can change the pinned key', () => {
    const other = createKey();
    const otherKeys = [readKey(other.file, 'other')];
    publishBoth({ keys: [...keys, ...otherKeys] });
    for (const each of [publicKey, other.publicKey]) {
      expect(readServed(into, each).version).toBe(SECOND);
    }
    expect(() => readServed(into, createKey().publicKey)).toThrow('signature');
    switchTo(FIRST, { keys: otherKeys });
    expect(readServed(into, other.publicKey).version).toBe(FIRST);
  });
});
