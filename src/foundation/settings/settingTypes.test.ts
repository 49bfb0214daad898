/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { texts } from './settingTypes.ts';

// HOST-16
test('a list of texts is given as a list, or as one text with commas and any blanks', () => {
  expect(texts.parse(' a ,b  c,, \td ', [])).toEqual(['a', 'b  c', 'd']);
  expect(texts.parse(['a', '', 7, 'b'], [])).toEqual(['a', 'b']);
});

/** A parser of linear cost reads a million characters in an instant; one of quadratic cost needs minutes. */
const LENGTH = 1_000_000;
const TIMEOUT_MS = 30_000;

test.each([
  ['blanks', ' '.repeat(LENGTH)],
  ['blanks in a tag', `a${' '.repeat(LENGTH)}b`],
  ['tabs in a tag', `a${'\t'.repeat(LENGTH)}b`],
  ['blanks and commas', ' ,'.repeat(LENGTH / 2)],
])('a list of texts is read in linear time, also one of %s (PROMO-03)', (_, list) => {
  const read = () => texts.parse(list, []);
  // This timeout ends a running regular expression too.
  const parsed: unknown = runInNewContext('read()', { read }, { timeout: TIMEOUT_MS });
  expect(parsed).toHaveProperty('length');
});
