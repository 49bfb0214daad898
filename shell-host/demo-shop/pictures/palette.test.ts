import * as fc from 'fast-check';
import { palette, tone } from './palette.ts';

const amounts = fc.double({ min: -1, max: 1, noNaN: true });
const colours = fc.constantFrom(...Object.values(palette));
const brightness = (colour: string) =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16), 0);

test('every tone of a colour is a colour', () => {
  fc.assert(
    fc.property(colours, amounts, (colour, amount) => {
      expect(tone(colour, amount)).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});

test('amount 0 keeps a colour, a positive amount lightens it, a negative one darkens it', () => {
  expect(tone(palette.terracotta, 0)).toBe(palette.terracotta);
  expect(brightness(tone(palette.terracotta, 0.4))).toBeGreaterThan(brightness(palette.terracotta));
  expect(brightness(tone(palette.terracotta, -0.4))).toBeLessThan(brightness(palette.terracotta));
});
