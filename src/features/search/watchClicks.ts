import { whenActivated } from '../../foundation/browser/page/activation.ts';
import type { StorageSettings } from './storageConsent.ts';

/**
 * Has what is stored of clicks and searches removed when its time or the consent ends, and tells the search boxes of the
 * page whether there are recent searches. Returns a function that stops it.
 */
export function watchClicks(settings: StorageSettings): () => void {
  const controller = new AbortController();
  const watch = async () => {
    try {
      await whenActivated();
      const api = await import('./chunks/search-services/keepTidy.ts');
      api.keepTidy(settings, controller.signal);
    } catch {
      // The next page tries again.
    }
  };
  void watch();
  return () => controller.abort();
}
