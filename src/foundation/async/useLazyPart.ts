import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/**
 * Returns the code of a lazy part, or `undefined` until it has loaded. Does not suspend the component.
 *
 * @param isWanted Whether to load the code and retry after failures. If false, the code loads only by `load` or
 *   `prefetch`.
 */
export function useLazyPart<Code>(part: LazyPart<Code>, isWanted = true): Code | undefined {
  useEffect(() => (isWanted ? part.keepLoading() : undefined), [part, isWanted]);
  return useSyncExternalStore(part.subscribe, part.get, part.getOnServer);
}
