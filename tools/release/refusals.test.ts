/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { contentsOf, hashedName } from './fixtures/folderContents.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { publish } from './publish.ts';
import { ReleaseError } from './releaseError.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND, OTHER_MAJOR] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '2.0.0+cccccccc'];

const { into, build } = releaseFolder();

function tooLarge(): never {
  throw new ReleaseError('Too large');
}

/** Returns why a release is rejected. Starts with "written" if a file has changed. */
function refusalOf(options: Parameters<typeof publish>[0]): string {
  const before = contentsOf(into);
  let message = 'not rejected';
  try {
    publish(options);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    ({ message } = error);
  }
  return isDeepStrictEqual(contentsOf(into), before) ? message : `written: ${message}`;
}

describe('A release is rejected before the first write', () => {
  beforeEach(() => publish(publishOptions(into, build(FIRST))));

  // REL-02
  test.each(['Header.*.js', 'common.*.css'])(
    'if %s exists in the folder with other bytes',
    (pattern) => {
      const from = build(SECOND);
      const name = hashedName(from, pattern);
      writeFileSync(join(into, name), 'tampered');
      expect(refusalOf(publishOptions(into, from))).toMatch('has different bytes in the folder');
    },
  );

  // REL-02
  test('if a compressed file in the folder has other content', () => {
    const from = build(SECOND);
    writeFileSync(join(into, `${hashedName(from, 'Header.*.js')}.gz`), gzipSync('tampered'));
    writeFileSync(
      join(into, hashedName(from, 'Header.*.js')),
      readFileSync(join(from, hashedName(from, 'Header.*.js'))),
    );
    expect(refusalOf(publishOptions(into, from))).toMatch('is not a compressed copy of Header');
  });

  // REL-06
  test.each([
    [
      'lacks a chunk',
      (from: string) => rmSync(join(from, hashedName(from, 'Header.*.js'))),
      'does not contain Header',
    ],
    [
      'lacks its types',
      (from: string) => rmSync(join(from, '@mf-types.zip')),
      'does not contain @mf-types.zip',
    ],
    [
      'lacks fragments.json',
      (from: string) => rmSync(join(from, 'fragments.json')),
      /production build/,
    ],
    [
      'has a changed chunk',
      (from: string) => writeFileSync(join(from, hashedName(from, 'Header.*.js')), 'other'),
      'does not match fragments.json',
    ],
    [
      'has an unknown style sheet',
      (from: string) => writeFileSync(join(from, 'other.0123456789.css'), ''),
      'does not match fragments.json',
    ],
    [
      'has the compressed chunk of another build',
      (from: string) =>
        writeFileSync(join(from, `${hashedName(from, 'Header.*.js')}.gz`), gzipSync('other')),
      'is not a compressed copy of Header',
    ],
    [
      'has a file without a hash',
      (from: string) => writeFileSync(join(from, 'logo.svg'), '<svg/>'),
      'has no hash in its name',
    ],
    [
      'is a development build',
      (from: string) => {
        const { entries: _, ...rest } = JSON.parse(
          readFileSync(join(from, 'fragments.json'), 'utf8'),
        );
        writeFileSync(join(from, 'fragments.json'), JSON.stringify({ ...rest, integrity: {} }));
      },
      'does not describe a complete production build (entries)',
    ],
  ])('if the build %s', (_, damage, message) => {
    const from = build(SECOND);
    damage(from);
    expect(refusalOf(publishOptions(into, from))).toMatch(message);
  });

  // REL-06
  test('if a check fails', () => {
    expect(refusalOf(publishOptions(into, build(SECOND), { check: tooLarge }))).toMatch(
      'Too large',
    );
  });

  // REL-08
  test('if it has another major version, unless --major is given', () => {
    const options = publishOptions(into, build(OTHER_MAJOR));
    expect(refusalOf(options)).toMatch('The current release has the major version 1, this one 2');
    publish({ ...options, major: true });
    expect(readServed(into).version).toBe(OTHER_MAJOR);
  });

  // REL-08
  test('if it is unsigned and the current one is signed, unless --unsigned is given', () => {
    const { file } = createKey();
    publish(publishOptions(into, build(SECOND), { keys: [readKey(file, 'key')] }));
    const unsigned = publishOptions(into, build('1.0.2+dddddddd'));
    expect(refusalOf(unsigned)).toMatch('The current release is signed');
    publish({ ...unsigned, unsigned: true });
    expect(readServed(into).version).toBe('1.0.2+dddddddd');
  });

  // REL-06
  test('if a description in the folder is invalid', () => {
    writeFileSync(join(into, 'releases', `${SECOND}.json`), '{"version":2}');
    expect(refusalOf(publishOptions(into, build(SECOND)))).toMatch('is invalid: version');
  });
});
