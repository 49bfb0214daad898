import { cutQuery } from './searchQuery.ts';
import type { SuggestionSource } from './suggestionSource.ts';
import { isLongEnough, type Suggestions } from './suggestions.ts';
import type { SuggestionsRequest } from './suggestionsApi.ts';

/** A visitor who types on is not asked about yet. Requests follow after at most 200 ms (contract §4). */
export const TYPING_PAUSE_MS = 120;

/**
 * Finds suggestions for what was typed: at once where they are known, else after a short pause.
 *
 * @param onFound Called at most once, and never after the end; not at all where the shop fails.
 * @returns ends it: the request, its retries, and the pause before it.
 */
export function requestSuggestions(
  { query: typed, site }: SuggestionsRequest,
  source: SuggestionSource,
  onFound: (suggestions: Suggestions) => void,
): () => void {
  const request = { query: cutQuery(typed), site };
  const known = source.known(request);
  if (known) onFound(known);
  if (known || !isLongEnough(request.query)) return () => {};

  const ending = new AbortController();
  const { signal } = ending;
  const ask = async () => {
    try {
      const suggestions = await source.ask(request, signal);
      if (!signal.aborted) onFound(suggestions);
    } catch {
      // Reported where it matters; the visitor sees no message (H§8).
    }
  };
  const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
