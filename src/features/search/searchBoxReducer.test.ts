/** @jest-environment node */
import * as fc from 'fast-check';
import {
  emptySearchBox,
  mergeResponse,
  searchBoxReducer,
  searchBoxView,
  type SearchBoxEvent,
} from './searchBoxReducer.ts';
import type { Suggestion } from './searchSlice.ts';

const coffee: Suggestion = { kind: 'term', text: 'kaffee' };
const cocoa: Suggestion = { kind: 'term', text: 'kakao' };

const focus: SearchBoxEvent = { type: 'focusChanged', isFocused: true };
const blur: SearchBoxEvent = { type: 'focusChanged', isFocused: false };
const type: SearchBoxEvent = { type: 'textTyped', text: 'ka' };
const enter: SearchBoxEvent = { type: 'pointerMoved', isPointerInside: true };
const highlight: SearchBoxEvent = { type: 'highlightMoved', option: cocoa };
const dismiss: SearchBoxEvent = { type: 'listToggled', isDismissed: true };

const stateAfter = (...events: SearchBoxEvent[]) => events.reduce(searchBoxReducer, emptySearchBox);
const found = (...options: Suggestion[]) => ({ options, hasResponse: true });
const viewAfter = (...events: SearchBoxEvent[]) =>
  searchBoxView(stateAfter(...events), found(coffee, cocoa), 'overlay');

test.each<[string, SearchBoxEvent[], boolean]>([
  ['while the field has the focus', [focus, type], true],
  ['after the field has lost the focus', [focus, type, blur], false],
  ['while the pointer is inside', [focus, type, enter, blur], true],
  ['after a dismissal', [focus, type, dismiss], false],
  ['after a dismissal under the pointer', [focus, type, enter, dismiss, focus, blur], false],
  ['after a dismissal and a keystroke', [focus, type, dismiss, type], true],
  ['after a dismissal and a highlighted option', [focus, dismiss, highlight], true],
  ['after a dismissal and another focus', [focus, dismiss, blur, focus], true],
])('opens and closes the list %s: %j → %j (SEARCH-23)', (_, events, isOpen) => {
  expect(viewAfter(...events).isOpen).toBe(isOpen);
});

test('opens the flyout’s list even if the field does not have the focus', () => {
  expect(searchBoxView(stateAfter(focus, type, blur), found(coffee), 'flyout').isOpen).toBe(true);
});

test('closes the list without suggestions', () => {
  expect(searchBoxView(stateAfter(focus, type), found(), 'overlay').isOpen).toBe(false);
});

// SEARCH-06
test('removes invisible characters of a pasted text', () => {
  const pasted = stateAfter({ type: 'textTyped', text: '\u202aka\u200b\u202c' });
  expect(pasted).toMatchObject({ text: 'ka', typed: 'ka' });
});

test('copies the text of the highlighted option to the field (SEARCH-28)', () => {
  expect(viewAfter(focus, type, highlight)).toMatchObject({ text: 'kakao', highlightedIndex: 1 });
});

test('leaves the text of the option in the field when the highlight is removed', () => {
  const view = viewAfter(focus, type, highlight, { type: 'highlightMoved', option: undefined });
  expect(view).toMatchObject({ text: 'kakao', highlightedIndex: -1 });
});

test('removes the highlight on typing', () => {
  expect(viewAfter(focus, highlight, type)).toMatchObject({ text: 'ka', highlightedIndex: -1 });
});

test('does not highlight an option of an earlier response', () => {
  const view = searchBoxView(stateAfter(focus, type, highlight), found({ ...cocoa }), 'overlay');
  expect(view.highlightedIndex).toBe(-1);
});

const hoverSecond: SearchBoxEvent = { type: 'rowHovered', row: 1 };
const respond: SearchBoxEvent = { type: 'responseArrived', options: [coffee, cocoa] };
const highlightFirst: SearchBoxEvent = { type: 'highlightMoved', option: coffee };

// SEARCH-60
test.each<[string, SearchBoxEvent[], Suggestion[]]>([
  ['the rows up to the one under the pointer', [type, hoverSecond, respond], [coffee, cocoa]],
  ['the rows up to the highlighted one', [type, highlight, respond], [coffee, cocoa]],
  [
    'the highlighted row instead of the hovered one',
    [hoverSecond, highlightFirst, respond],
    [coffee],
  ],
  ['no row if the pointer has not moved since the keystroke', [hoverSecond, type, respond], []],
  ['no row after the pointer has left', [hoverSecond, enter, respond], []],
  ['no row of an earlier text', [type, hoverSecond, respond, type], []],
])('pins %s when a response arrives', (_, events, pinned) => {
  expect(stateAfter(...events).pinnedRows).toEqual(pinned);
});

const product = { kind: 'product', id: '1', thumbnail: undefined, dimension: undefined } as const;

// SEARCH-60
test('merges a response without moving pinned rows or adding duplicates', () => {
  const anyTerms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 });
  const anyList = fc
    .tuple(anyTerms, anyTerms)
    .map(([terms, products]): Suggestion[] => [
      ...terms.map((text) => ({ kind: 'term' as const, text })),
      ...products.map((text) => ({ ...product, text, address: `/${text}` })),
    ]);
  fc.assert(
    fc.property(anyList, anyList, fc.nat(9), (shown, response, row) => {
      fc.pre(row < shown.length);
      const pinned = shown.slice(0, row + 1);
      const list = mergeResponse(pinned, response);
      expect(list.slice(0, row + 1)).toEqual(pinned);
      const keys = list.map(({ kind, text }) => `${kind} ${text}`);
      expect(new Set(keys).size).toBe(keys.length);
      const kinds = list.map(({ kind }) => kind);
      expect(kinds).toEqual(kinds.toSorted().toReversed());
      for (const kind of ['term', 'product'] as const) {
        const count = (of: readonly Suggestion[]) => of.filter((each) => each.kind === kind).length;
        expect(count(list)).toBeLessThanOrEqual(Math.max(count(shown), count(response)));
      }
    }),
  );
});

test('shows a response unchanged without pinned rows (SEARCH-60)', () => {
  expect(viewAfter(type).options).toEqual([coffee, cocoa]);
});
