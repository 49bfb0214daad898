import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff - SURROGATES.count;

const skip = (index: number) => (index < SURROGATES.first ? index : index + SURROGATES.count);

/**
 * Any code point but surrogates, for `fc.string({ unit: anyCharacter })`. fast-check's own `binary` is the same, and takes a
 * second in each test file to list all of them.
 */
export const anyCharacter = fc.integer({ min: 0, max: LAST }).map(
  (index) => String.fromCodePoint(skip(index)),
  (character) => {
    if (typeof character !== 'string' || !/^\P{Cs}$/u.test(character))
      throw new Error('No character');
    const point = character.codePointAt(0) ?? 0;
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
