import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff - SURROGATES.count;

const skip = (index: number) => (index < SURROGATES.first ? index : index + SURROGATES.count);

/**
 * Any code point except surrogates, for `fc.string({ unit: anyCharacter })`. Equivalent to fast-check's `binary`, which
 * is slow because it lists all code points in each test file.
 */
export const anyCharacter = fc.integer({ min: 0, max: LAST }).map(
  (index) => String.fromCodePoint(skip(index)),
  (character) => {
    if (typeof character !== 'string' || !/^\P{Cs}$/u.test(character))
      throw new Error('Not a single character');
    const point = character.codePointAt(0) ?? 0;
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
