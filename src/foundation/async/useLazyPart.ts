import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/**
 * The code of a lazy part in a component; undefined until it has been loaded. The component is not
 * suspended meanwhile.
 *
 * @param isWanted Whether to load the code, again after failures. If false, only `load` and `prefetch` load it.
 */
export function useLazyPart<Code>(part: LazyPart<Code>, isWanted = true): Code | undefined {
  useEffect(() => (isWanted ? part.keepLoading() : undefined), [part, isWanted]);
  return useSyncExternalStore(part.subscribe, part.get, part.getOnServer);
}
