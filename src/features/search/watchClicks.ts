import { whenActivated } from '../../foundation/browser/page/activation.ts';
import type { StorageSettings } from './storageConsent.ts';

/**
 * Removes stored clicks and searches when they expire or the consent is withdrawn. Enables recent searches for the
 * search boxes of the page. Returns a cleanup function.
 */
export function watchClicks(settings: StorageSettings): () => void {
  const controller = new AbortController();
  const watch = async () => {
    try {
      await whenActivated();
      const api = await import('./chunks/search-services/keepTidy.ts');
      api.keepTidy(settings, controller.signal);
    } catch {
      // If the import fails, the next page retries.
    }
  };
  void watch();
  return () => controller.abort();
}
