/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { safeStyle } from './safeStyle.ts';
import { styles } from './fixtures/vectors.ts';

test.each(styles)(
  'keeps the allowed declarations of $description (PROMO-18)',
  ({ value, style }) => {
    expect(safeStyle(value)).toEqual(style);
  },
);

const TOKENS = [
  ...'object-position object-fit text-align align-items justify-content background'.split(' '),
  ...': : : ; ; left cover center 10px 20% url(//x) expression(1) { } \\ !important /* */'.split(
    ' ',
  ),
  ' ',
  '\n',
];

const craftedStyle = fc
  .array(fc.constantFrom(...TOKENS), { maxLength: 16 })
  .map((tokens) => tokens.join(''));

const anyStyle = fc.oneof(craftedStyle, fc.string(), fc.string({ unit: anyCharacter }));

const KEPT = ['objectPosition', 'objectFit', 'textAlign', 'alignItems', 'justifyContent'];

// PROMO-18, HOST-37
test('keeps only simple values of the five allowed properties in any string', () => {
  fc.assert(
    fc.property(anyStyle, (value) => {
      const style = safeStyle(value) ?? {};
      expect(KEPT).toEqual(expect.arrayContaining(Object.keys(style)));
      for (const setting of Object.values(style)) {
        expect(setting).toMatch(/^[a-z0-9%.+ -]+$/);
        expect(setting).not.toMatch(/url|expression/);
      }
    }),
    { numRuns: 300 },
  );
});

test('does not change its own output', () => {
  fc.assert(
    fc.property(fc.constantFrom(...styles), fc.constantFrom(...styles), (first, second) => {
      const style = safeStyle(`${String(first.value)};${String(second.value)}`);
      const serialized = Object.entries(style ?? {})
        .map(([name, setting]) => `${name.replace(/[A-Z]/, (letter) => `-${letter}`)}:${setting}`)
        .join(';');
      expect(safeStyle(serialized)).toEqual(style);
    }),
  );
});
