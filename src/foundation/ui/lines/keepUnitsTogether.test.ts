/** @jest-environment node */
import { keepUnitsTogether } from './keepUnitsTogether.ts';

// UI-45
test.each([
  ['Kaffee Crema, 500 g', 'Kaffee Crema, 500\u00a0g'],
  ['Brett, 40 × 28 cm', 'Brett, 40\u00a0×\u00a028\u00a0cm'],
  ['Gläser, 2 Stück, je 300 ml', 'Gläser, 2\u00a0Stück, je 300\u00a0ml'],
  ['70 % Arabica', '70\u00a0% Arabica'],
  ['Kaffee mild', 'Kaffee mild'],
])('joins the numbers and units of %j', (text, joined) => {
  expect(keepUnitsTogether(text)).toBe(joined);
  expect(joined).toHaveLength(text.length);
});
