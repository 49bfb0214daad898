/** @jest-environment node */
import * as fc from 'fast-check';
import { openAfterPress } from './ExpansionPanelGroup.tsx';

test('in a single-select group the pressed panel opens and the open one closes', () => {
  expect(openAfterPress(['payment'], 'delivery', false)).toEqual(['delivery']);
});

test('in a single-select group the last open panel cannot be closed (UI-06)', () => {
  const open = ['payment'];
  expect(openAfterPress(open, 'payment', false)).toBe(open);
});

test('in a multi-select group each panel opens and closes by itself', () => {
  const both = openAfterPress(['payment'], 'delivery', true);
  expect(both).toEqual(['payment', 'delivery']);
  expect(openAfterPress(both, 'payment', true)).toEqual(['delivery']);
  expect(openAfterPress(['payment'], 'payment', true)).toEqual([]);
});

test('after any presses a single-select group has one open panel: the last pressed', () => {
  const anyPresses = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
  const holds = () =>
    fc.assert(
      fc.property(anyPresses, (presses) => {
        const open = presses.reduce<readonly string[]>(
          (state, id) => openAfterPress(state, id, false),
          [],
        );
        return open.length === 1 && open[0] === presses.at(-1);
      }),
    );
  expect(holds).not.toThrow();
});
