import * as fc from 'fast-check';
import { pressed } from './expansion.ts';

test('in a single group the pressed panel opens and the open one closes', () => {
  expect(pressed(['payment'], 'delivery', false)).toEqual(['delivery']);
});

test('in a single group the last open panel cannot be closed', () => {
  const open = ['payment'];
  expect(pressed(open, 'payment', false)).toBe(open);
});

test('in a multi group each panel opens and closes by itself', () => {
  const both = pressed(['payment'], 'delivery', true);
  expect(both).toEqual(['payment', 'delivery']);
  expect(pressed(both, 'payment', true)).toEqual(['delivery']);
  expect(pressed(['payment'], 'payment', true)).toEqual([]);
});

test('whatever is pressed, a single group has one open panel: the last pressed', () => {
  const anyPresses = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
  const holds = () =>
    fc.assert(
      fc.property(anyPresses, (presses) => {
        const open = presses.reduce<readonly string[]>(
          (state, id) => pressed(state, id, false),
          [],
        );
        return open.length === 1 && open[0] === presses.at(-1);
      }),
    );
  expect(holds).not.toThrow();
});
