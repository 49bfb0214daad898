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
const answer = (...options: Suggestion[]) => ({ options, hasResponse: true });
const viewAfter = (...events: SearchBoxEvent[]) =>
  searchBoxView(stateAfter(...events), answer(coffee, cocoa), 'overlay');

test.each<[string, SearchBoxEvent[], boolean]>([
  ['with the focus', [focus, type], true],
  ['without the focus', [focus, type, blur], false],
  ['with the pointer inside', [focus, type, enter, blur], true],
  ['after it was dismissed', [focus, type, dismiss], false],
  ['after it was dismissed under the pointer', [focus, type, enter, dismiss, focus, blur], false],
  ['after it was dismissed and something was typed', [focus, type, dismiss, type], true],
  ['after it was dismissed and an option was highlighted', [focus, dismiss, highlight], true],
  ['after it was dismissed and the focus came back', [focus, dismiss, blur, focus], true],
])('%s the list of suggestions is open: %j (SEARCH-23)', (_, events, isOpen) => {
  expect(viewAfter(...events).isOpen).toBe(isOpen);
});

test('the flyout’s list is open without the focus', () => {
  expect(searchBoxView(stateAfter(focus, type, blur), answer(coffee), 'flyout').isOpen).toBe(true);
});

test('the list is closed without suggestions', () => {
  expect(searchBoxView(stateAfter(focus, type), answer(), 'overlay').isOpen).toBe(false);
});

// SEARCH-06
test('invisible characters of a pasted text are removed', () => {
  const pasted = stateAfter({ type: 'textTyped', text: '\u202aka\u200b\u202c' });
  expect(pasted).toMatchObject({ text: 'ka', typed: 'ka' });
});

test('a highlighted option has its index, and its text is the box’ (SEARCH-28)', () => {
  expect(viewAfter(focus, type, highlight)).toMatchObject({ text: 'kakao', highlightedIndex: 1 });
});

test('without the highlight its text stays in the box', () => {
  const view = viewAfter(focus, type, highlight, { type: 'highlightMoved', option: undefined });
  expect(view).toMatchObject({ text: 'kakao', highlightedIndex: -1 });
});

test('typing clears the highlight', () => {
  expect(viewAfter(focus, highlight, type)).toMatchObject({ text: 'ka', highlightedIndex: -1 });
});

test('an option of an earlier answer is not highlighted in the next one', () => {
  const view = searchBoxView(stateAfter(focus, type, highlight), answer({ ...cocoa }), 'overlay');
  expect(view.highlightedIndex).toBe(-1);
});

const pointAtSecond: SearchBoxEvent = { type: 'rowHovered', row: 1 };
const respond: SearchBoxEvent = { type: 'responseArrived', options: [coffee, cocoa] };
const highlightFirst: SearchBoxEvent = { type: 'highlightMoved', option: coffee };

// SEARCH-60
test.each<[string, SearchBoxEvent[], Suggestion[]]>([
  ['the rows up to the one under the pointer', [type, pointAtSecond, respond], [coffee, cocoa]],
  ['the rows up to the highlighted one', [type, highlight, respond], [coffee, cocoa]],
  ['the highlighted row, not the pointed one', [pointAtSecond, highlightFirst, respond], [coffee]],
  [
    'no row under a pointer that did not move since the keystroke',
    [pointAtSecond, type, respond],
    [],
  ],
  ['no row after the pointer has left', [pointAtSecond, enter, respond], []],
  ['no row of an earlier text', [type, pointAtSecond, respond, type], []],
])('a response leaves %s', (_, events, kept) => {
  expect(stateAfter(...events).pinnedRows).toEqual(kept);
});

const product = { kind: 'product', id: '1', thumbnail: undefined, dimension: undefined } as const;

// SEARCH-60
test('a response keeps the given rows and adds no duplicates', () => {
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
      const kept = shown.slice(0, row + 1);
      const list = mergeResponse(kept, response);
      expect(list.slice(0, row + 1)).toEqual(kept);
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

test('without kept rows a response is shown as it is (SEARCH-60)', () => {
  expect(viewAfter(type).options).toEqual([coffee, cocoa]);
});
