import * as fc from 'fast-check';
import { safeStyle } from './safeStyle.ts';
import { styles } from './vectors/styles.ts';

test.each(styles)('a picture gets the right declarations from: $why', ({ value, style }) => {
  expect(safeStyle(value)).toEqual(style);
});

const PIECES = [
  ...'object-position object-fit text-align align-items justify-content background'.split(' '),
  ...': : : ; ; left cover center 10px 20% url(//x) expression(1) { } \\ !important /* */'.split(
    ' ',
  ),
  ' ',
  '\n',
];

const craftedStyle = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 16 })
  .map((pieces) => pieces.join(''));

const anyStyle = fc.oneof(craftedStyle, fc.string(), fc.string({ unit: 'binary' }));

const KEPT = ['objectPosition', 'objectFit', 'textAlign', 'alignItems', 'justifyContent'];

test('whatever somebody sends, only the five harmless properties get simple values', () => {
  fc.assert(
    fc.property(anyStyle, (value) => {
      const style = safeStyle(value) ?? {};
      expect(KEPT).toEqual(expect.arrayContaining(Object.keys(style)));
      for (const setting of Object.values(style)) {
        expect(setting).toMatch(/^[a-z0-9%.+ -]+$/);
        expect(setting).not.toMatch(/url|expression/);
      }
    }),
    { numRuns: 2000 },
  );
});

test('declarations survive being written down and read again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...styles), fc.constantFrom(...styles), (first, second) => {
      const style = safeStyle(`${String(first.value)};${String(second.value)}`);
      const written = Object.entries(style ?? {})
        .map(([name, setting]) => `${name.replace(/[A-Z]/, (letter) => `-${letter}`)}:${setting}`)
        .join(';');
      expect(safeStyle(written)).toEqual(style);
    }),
    { numRuns: 1000 },
  );
});
