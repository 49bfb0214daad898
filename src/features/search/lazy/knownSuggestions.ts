import { perPage } from '../../../foundation/browser/perPage.ts';
import type { SuggestionsRequest } from '../api/searchApi.ts';
import type { Suggestion } from '../searchSlice.ts';
import { partsOf } from './OptionContent.tsx';

/** Keeps more answers than a visitor needs on one page; the least recently used one is dropped first. */
export function createAnswerCache<T>(max = 50) {
  const answers = new Map<string, T>();
  const set = (key: string, answer: T) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > max && oldest !== undefined) answers.delete(oldest);
  };
  return {
    get(key: string): T | undefined {
      const answer = answers.get(key);
      if (answer !== undefined) set(key, answer);
      return answer;
    },
    set,
  };
}

/** All boxes of a page share their answers. */
export const pageAnswers = perPage('suggestions', () => createAnswerCache<readonly Suggestion[]>());
export const keyOf = ({ query, site }: SuggestionsRequest) => `${site} ${query}`;

/**
 * What an earlier answer says about a text before its own is there: of the suggestions for the longest beginning of it that
 * was answered, those that contain it (SEARCH-60).
 */
export function knownSuggestions({ query, site }: SuggestionsRequest): readonly Suggestion[] {
  for (let length = query.length - 1; length > 0; length -= 1) {
    const earlier = pageAnswers().get(keyOf({ query: query.slice(0, length), site }));
    if (earlier) return earlier.filter(({ text }) => partsOf(text, query).match !== '');
  }
  return [];
}

const isSame = (one: Suggestion, other: Suggestion) =>
  one.text === other.text &&
  (one.kind === 'term'
    ? other.kind === 'term'
    : other.kind === 'product' && one.address === other.address);

/**
 * An answer that leaves the active row, and all rows above it, where they are shown, so that a visitor hits what was aimed
 * at (SEARCH-61). There are no more rows of a kind than the answer or the list has.
 *
 * @param activeRow Index of the row, or -1.
 */
export function keepRows(
  shown: readonly Suggestion[],
  answer: readonly Suggestion[],
  activeRow: number,
): readonly Suggestion[] {
  const active = shown[activeRow];
  if (!active) return answer;
  const kept = shown.slice(0, activeRow + 1);
  // On narrow pages products are below the terms: one more of these would move them.
  const isBelow = ({ kind }: Suggestion) => active.kind === 'term' || kind === 'product';
  const others = answer.filter(
    (option) => isBelow(option) && !kept.some((each) => isSame(each, option)),
  );
  const ofKind = (kind: Suggestion['kind']) => {
    const isKind = (option: Suggestion) => option.kind === kind;
    const keptOnes = kept.filter(isKind);
    const length = Math.max(keptOnes.length, answer.filter(isKind).length);
    return [...keptOnes, ...others.filter(isKind)].slice(0, length);
  };
  return [...ofKind('term'), ...ofKind('product')];
}
