import type { FragmentName } from './fragment.ts';
import type { FailureReason } from './requestFragment.ts';

/** Which fragment is asked for. */
export interface Target {
  name: FragmentName;
  /** The fragment's address, with the settings. */
  url: string;
}

type Occurrence =
  /** The service has responded with a fragment. */
  | { type: 'answered'; status: 200; durationMs: number }
  /** The settings are wrong, a mistake of the host; what is wrong, as sentences. */
  | { type: 'refused'; problems: readonly string[] }
  /** There is no fragment from there. `host`: the host's fallback throws or is invalid. */
  | { type: 'failed'; reason: FailureReason | 'host'; message: string; durationMs: number };

/** What has happened, for a host's logs and metrics. It names settings, and nothing of a visitor (SSR-81). */
export type FragmentEvent = Target & Occurrence;

export type Emit = (event: Occurrence) => void;

/** Tells the host's listener. What it throws costs no page. */
export function emitterFor(
  { name, url }: Target,
  onEvent: ((event: FragmentEvent) => void) | undefined,
): Emit {
  return (event) => {
    try {
      onEvent?.({ name, url, ...event });
    } catch {
      // The listener is what would report it.
    }
  };
}
