/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { texts } from './settingTypes.ts';

// HOST-16
test('parses a list of strings, or one comma-separated string with any spaces', () => {
  expect(texts.parse(' a ,b  c,, \td ', [])).toEqual(['a', 'b  c', 'd']);
  expect(texts.parse(['a', '', 7, 'b'], [])).toEqual(['a', 'b']);
});

/** A linear parser reads a million characters instantly; a quadratic one needs minutes. */
const LENGTH = 1_000_000;
const TIMEOUT_MS = 30_000;

test.each([
  ['spaces', ' '.repeat(LENGTH)],
  ['spaces in a tag', `a${' '.repeat(LENGTH)}b`],
  ['tabs in a tag', `a${'\t'.repeat(LENGTH)}b`],
  ['spaces and commas', ' ,'.repeat(LENGTH / 2)],
])('parses a list of %s in linear time (PROMO-03)', (_, list) => {
  const read = () => texts.parse(list, []);
  // This timeout also stops a running regular expression.
  const parsed: unknown = runInNewContext('read()', { read }, { timeout: TIMEOUT_MS });
  expect(parsed).toHaveProperty('length');
});
