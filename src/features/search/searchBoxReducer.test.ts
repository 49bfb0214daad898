/** @jest-environment node */
import {
  emptySearchBox,
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
const viewAfter = (...events: SearchBoxEvent[]) =>
  searchBoxView(stateAfter(...events), [coffee, cocoa], 'overlay');

test.each<[string, SearchBoxEvent[], boolean]>([
  ['with the focus', [focus, type], true],
  ['without the focus', [focus, type, blur], false],
  ['with the pointer inside', [focus, type, enter, blur], true],
  ['after it was dismissed', [focus, type, dismiss], false],
  ['after it was dismissed under the pointer', [focus, type, enter, dismiss, focus, blur], false],
  ['after it was dismissed and something was typed', [focus, type, dismiss, type], true],
  ['after it was dismissed and an option was highlighted', [focus, dismiss, highlight], true],
  ['after it was dismissed and the focus came back', [focus, dismiss, blur, focus], true],
])('%s the list of suggestions is open: %j (SEARCH-23, SEARCH-24)', (_, events, isOpen) => {
  expect(viewAfter(...events).isOpen).toBe(isOpen);
});

test('the flyout’s list is open without the focus', () => {
  expect(searchBoxView(stateAfter(focus, type, blur), [coffee], 'flyout').isOpen).toBe(true);
});

test('the list is closed while there is no answer, or an empty one', () => {
  const state = stateAfter(focus, type);
  expect(searchBoxView(state, undefined, 'overlay')).toMatchObject({ isOpen: false });
  expect(searchBoxView(state, [], 'overlay')).toMatchObject({ isOpen: false });
});

test('a highlighted option has its index, and its text is the box’ (SEARCH-29)', () => {
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
  const view = searchBoxView(stateAfter(focus, type, highlight), [{ ...cocoa }], 'overlay');
  expect(view.highlightedIndex).toBe(-1);
});
