import * as fc from 'fast-check';
import { safeColor } from './safeColor.ts';
import { colors } from './vectors/colors.ts';

test.each(colors)('a banner gets the right colour from: $why', ({ value, color }) => {
  expect(safeColor(value)).toBe(color);
});

const PIECES =
  'red rgb( rgba( hsl( url( expression( #fff 1 20% .5 , / ) ; { } : \\ /* */ deg @import'
    .split(' ')
    .concat(' ', '\n');

const anyColor = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

test('whatever somebody sends, a colour stays one value that loads nothing', () => {
  fc.assert(
    fc.property(anyColor, (value) => {
      expect(safeColor(value) ?? '').not.toMatch(/[;{}:\\@"'<]|url|expression|\/\*/i);
    }),
    { numRuns: 2000 },
  );
});

test('every shade that a colour picker writes is kept', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(safeColor(hex)).toBe(hex);
      expect(safeColor(`rgb(${red}, ${green}, ${blue})`)).toBe(`rgb(${red}, ${green}, ${blue})`);
    }),
  );
});
