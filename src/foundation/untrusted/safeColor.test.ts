/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { safeColor } from './safeColor.ts';
import { colors } from './fixtures/vectors.ts';

test.each(colors)('checks the colour of a banner: $description', ({ value, color }) => {
  expect(safeColor(value)).toBe(color);
});

const TOKENS =
  'red rgb( rgba( hsl( url( expression( #fff 1 20% .5 , / ) ; { } : \\ /* */ deg @import'
    .split(' ')
    .concat(' ', '\n');

const anyColor = fc.oneof(
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 10 }).map((tokens) => tokens.join('')),
  fc.string(),
  fc.string({ unit: anyCharacter }),
);

test('accepts no string with an address or an expression (HOST-37)', () => {
  fc.assert(
    fc.property(anyColor, (value) => {
      expect(safeColor(value) ?? '').not.toMatch(/[;{}:\\@"'<]|url|expression|\/\*/i);
    }),
    { numRuns: 300 },
  );
});

test('accepts every hex and rgb() colour', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(safeColor(hex)).toBe(hex);
      expect(safeColor(`rgb(${red}, ${green}, ${blue})`)).toBe(`rgb(${red}, ${green}, ${blue})`);
    }),
  );
});
