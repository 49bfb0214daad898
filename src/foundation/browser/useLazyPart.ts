import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/**
 * The code of a lazy part in a component; undefined until it has been loaded. The component stays as it is
 * meanwhile: it never suspends.
 *
 * @param isWanted Whether to load it. Default true; with false, a call of `load` or `prefetch` does.
 */
export function useLazyPart<Code>(part: LazyPart<Code>, isWanted = true): Code | undefined {
  useEffect(() => {
    if (isWanted) part.prefetch();
  }, [part, isWanted]);
  return useSyncExternalStore(part.subscribe, part.get, part.get);
}
