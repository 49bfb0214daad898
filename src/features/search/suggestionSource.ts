import { ResponseError } from '../../foundation/http/errors.ts';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { retry } from '../../foundation/http/retry.ts';
import { createAnswerCache } from './answerCache.ts';
import type { Suggestions } from './suggestions.ts';
import { getSuggestions, parseSuggestions, type SuggestionsRequest } from './suggestionsApi.ts';

/** Tries after the first one (H§9). */
const MORE_TRIES = 4;
/** Between two tries (H§9). */
const RETRY_DELAY_MS = 2000;

const place = { module: 'search', operation: 'suggestions' };
const keyOf = ({ query, site }: SuggestionsRequest) => `${site} ${query}`;

/** Where suggestions come from: what was answered before, else the shop. */
export interface SuggestionSource {
  known(request: SuggestionsRequest): Suggestions | undefined;
  /**
   * Asks the shop, up to five times.
   * @throws where it had nothing to say; that is reported already.
   */
  ask(request: SuggestionsRequest, signal: AbortSignal): Promise<Suggestions>;
}

/** After the last try the last response is used, whatever its status (H§7). */
function lastResponse(error: unknown): Suggestions {
  if (error instanceof ResponseError) return parseSuggestions(error.body).value;
  throw error;
}

/** @param get How the shop is asked once. */
export function createSuggestionSource(get = getSuggestions): SuggestionSource {
  const answers = createAnswerCache<Suggestions>();
  return {
    known: (request) => answers.get(keyOf(request)),
    async ask(request, signal) {
      const tries = { moreTries: MORE_TRIES, delayMs: RETRY_DELAY_MS, signal };
      try {
        const answer = await reportedRead(place, () => retry(() => get(request, signal), tries));
        answers.keep(keyOf(request), answer);
        return answer;
      } catch (error) {
        return lastResponse(error);
      }
    },
  };
}
