import type { ConsentSettings } from './storageConsent.ts';

/** Has the stored keys of clicked products removed when their time or the consent ends. Returns a function that stops it. */
export function watchClicks(settings: ConsentSettings): () => void {
  const controller = new AbortController();
  const watch = async () => {
    try {
      const api = await import(/* webpackChunkName: "search-services" */ './api/tidyClicks.ts');
      api.keepTidy(settings, controller.signal);
    } catch {
      // The next page tries again.
    }
  };
  void watch();
  return () => controller.abort();
}
