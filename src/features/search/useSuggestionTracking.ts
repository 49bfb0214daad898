import { useEffect, useMemo, useRef } from 'react';
import { track } from '../../foundation/browser/dataLayer.ts';
import type { Suggestion } from './suggestions.ts';

/** How a visitor's look at suggestions ended. */
export interface SuggestionTracking {
  /** @param place Where the row stands, from 0; the data layer counts from 1. */
  accepted(kind: Suggestion['kind'], place: number): void;
  ignored(): void;
}

interface Look {
  visible: boolean;
  /** The visitor is in the box, or with the pointer in the panel. */
  engaged: boolean;
  rows: readonly Suggestion[];
}

/**
 * Tells the data layer of suggestions (contract §2): shown, and then either accepted or ignored, once for
 * each visit to the box. Never what was typed.
 */
export function useSuggestionTracking({ visible, engaged, rows }: Look): SuggestionTracking {
  const isOpen = useRef(false);

  const tracking = useMemo(() => {
    const end = (event: Parameters<typeof track>[0]) => {
      if (!isOpen.current) return;
      isOpen.current = false;
      track(event);
    };
    return {
      accepted: (kind: Suggestion['kind'], place: number) =>
        end({ event: 'search_suggestion_accepted', kind, position: place + 1 }),
      ignored: () => end({ event: 'search_suggestions_ignored' }),
    };
  }, []);

  const isSeen = visible && engaged;
  useEffect(() => {
    if (!isSeen || isOpen.current) return;
    isOpen.current = true;
    const terms = rows.filter(({ kind }) => kind === 'term').length;
    track({ event: 'search_suggestions_shown', terms, products: rows.length - terms });
  }, [isSeen, rows]);

  useEffect(() => {
    if (!engaged) return undefined;
    return () => tracking.ignored();
  }, [engaged, tracking]);
  return tracking;
}
