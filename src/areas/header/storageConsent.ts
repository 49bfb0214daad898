import { useCallback, useEffect } from 'react';
import { requestTidying } from '../../features/search/requestTidying.ts';
import { listen } from '../../foundation/browser/listen.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';

/** OneTrust's category of what is stored without being necessary. A deployment replaces it by its own. */
const CATEGORY = 'C0002';

declare global {
  interface WindowEventMap {
    /** OneTrust has read, or the visitor has changed, the consent. */
    OneTrustGroupsUpdated: CustomEvent;
  }
}

/** What OneTrust says about the category; undefined until it has been loaded. */
function oneTrustConsent(): boolean | undefined {
  const { OnetrustActiveGroups: groups } = window as { OnetrustActiveGroups?: unknown };
  return typeof groups === 'string' ? groups.split(',').includes(CATEGORY) : undefined;
}

/**
 * Whether storage that is not necessary is allowed (SEARCH-36): as the host says, else as OneTrust says where it is
 * enabled, else yes. What was stored is removed as soon as it is not allowed.
 *
 * @returns a function that tells it at any moment. Nothing is stored before OneTrust has answered.
 */
export function useStorageConsent({
  storageConsent,
  oneTrustEnabled,
}: Pick<ParsedHeaderSettings, 'storageConsent' | 'oneTrustEnabled'>): () => boolean {
  const read = useCallback(
    () => storageConsent ?? (oneTrustEnabled ? oneTrustConsent() : true),
    [storageConsent, oneTrustEnabled],
  );
  useEffect(() => {
    const tidy = () => void requestTidying(read() !== false);
    tidy();
    return listen(window, { OneTrustGroupsUpdated: tidy });
  }, [read]);
  return useCallback(() => read() === true, [read]);
}
