import type { FragmentName } from './fragment.ts';
import type { FailureReason } from './requestFragment.ts';

/** The requested fragment. */
export interface Target {
  name: FragmentName;
  /** The URL of the fragment, with its settings. */
  url: string;
}

type Occurrence =
  /** The service returned a fragment. */
  | { type: 'answered'; status: 200; durationMs: number }
  /** Settings are invalid, which is a mistake of the host. `problems` are sentences. */
  | { type: 'refused'; problems: readonly string[] }
  /** A fragment could not be loaded. `host`: the host's fallback threw an error or is invalid. */
  | { type: 'failed'; reason: FailureReason | 'host'; message: string; durationMs: number };

/** An event for the host's logs and metrics. It contains settings, but no personal data (SSR-81). */
export type FragmentEvent = Target & Occurrence;

export type Emit = (event: Occurrence) => void;

/**
 * Returns a function that calls the host's listener. Errors of the listener are ignored, so that the page still
 * renders.
 */
export function emitterFor(
  { name, url }: Target,
  onEvent: ((event: FragmentEvent) => void) | undefined,
): Emit {
  return (event) => {
    try {
      onEvent?.({ name, url, ...event });
    } catch {
      // There is no other listener that could receive the error.
    }
  };
}
