/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { isSignedBy, readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent, renew } from './makeCurrent.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];
const created = createKey();
const { publicKey } = created;
const key = readKey(created.file, 'key');

const { into, build } = releaseFolder();

function publishBoth(options: Partial<Parameters<typeof publish>[0]> = {}): void {
  for (const version of [FIRST, SECOND]) {
    publish(publishOptions(into, build(version), options));
  }
}

const switchTo = (version: string, options: Partial<Parameters<typeof publish>[0]> = {}) =>
  makeCurrent(version, publishOptions(into, '', options));

// REL-11
describe('An older release', () => {
  test('is current again by one command, and so is the newer one afterwards', () => {
    publishBoth();
    for (const version of [FIRST, SECOND]) {
      expect(switchTo(version)).toBe(true);
      expect(readServed(into)).toMatchObject({
        version,
        copies: { remoteEntry: version, container: version, fragments: version },
      });
    }
    expect(switchTo(SECOND)).toBe(false);
  });

  // REL-09
  test('is signed once more with the next sequence, so that visitors of the newer one take it', () => {
    publishBoth({ keys: [key] });
    switchTo(FIRST, { keys: [key] });
    expect(readServed(into, publicKey)).toMatchObject({ version: FIRST, sequence: 3 });
    switchTo(SECOND, { keys: [key] });
    expect(readServed(into, publicKey)).toMatchObject({ version: SECOND, sequence: 4 });
  });

  // REL-10
  test('is refused without the key where the current one is signed, unless that is said', () => {
    publishBoth({ keys: [key] });
    expect(() => switchTo(FIRST)).toThrow('The current release is signed');
    expect(readServed(into).version).toBe(SECOND);
    switchTo(FIRST, { unsigned: true });
    expect(readServed(into).version).toBe(FIRST);
  });

  test('is refused if a file of it is missing or changed', () => {
    publishBoth();
    writeFileSync(join(into, 'releases', FIRST, 'licenses.txt'), 'tampered');
    expect(() => switchTo(FIRST)).toThrow(`${FIRST} is not whole: releases/${FIRST}/licenses.txt`);
    expect(readServed(into).version).toBe(SECOND);
  });

  // REL-22
  test('that lacks a file is not current until its build restores the file', () => {
    publishBoth();
    rmSync(join(into, 'releases', SECOND, 'licenses.txt'));
    expect(() => switchTo(SECOND)).toThrow(`${SECOND} is not whole`);
    publish(publishOptions(into, build(SECOND)));
    expect(switchTo(SECOND)).toBe(false);
    expect(readServed(into).version).toBe(SECOND);
  });

  test('that is not in the folder is refused with the names of those that are', () => {
    publishBoth();
    expect(() => switchTo('1.0.9+99999999')).toThrow(`only: ${FIRST}, ${SECOND}`);
  });
});

// REL-09
test('A description is signed by each of the given keys, over its exact bytes', () => {
  const other = createKey();
  publishBoth({ keys: [key, readKey(other.file, 'other')] });
  const path = join(into, 'releases', `${SECOND}.json`);
  const [bytes, signatures] = [readFileSync(path), JSON.parse(readFileSync(`${path}.sig`, 'utf8'))];
  expect(isSignedBy(publicKey, bytes, signatures)).toBe(true);
  expect(isSignedBy(other.publicKey, bytes, signatures)).toBe(true);
  expect(isSignedBy(createKey().publicKey, bytes, signatures)).toBe(false);
  const changed = Buffer.from(bytes.toString().replace('"sequence":2', '"sequence":9'));
  expect(isSignedBy(publicKey, changed, signatures)).toBe(false);
});

// REL-12
describe('The current release', () => {
  const now = new Date('2027-01-01T00:00:00Z');

  test('is signed again with a later expiry and the next sequence', () => {
    publishBoth({ keys: [key], now: new Date('2026-11-01T00:00:00Z') });
    const options = publishOptions(into, '', { keys: [key], now });
    expect(renew(options)).toBe('2027-04-01T00:00:00.000Z');
    expect(readServed(into, publicKey)).toMatchObject({ version: SECOND, sequence: 3 });
  });

  test('is not renewed without a key', () => {
    publishBoth();
    expect(() => renew(publishOptions(into, '', { now }))).toThrow('give --key or RELEASE_KEY');
  });
});
