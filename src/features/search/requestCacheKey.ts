import { whenActivated } from '../../foundation/browser/page/activation.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';

/** Requests the search's cache key, once per page; its answer is not used, and a failure not reported (SEARCH-18). */
export const requestCacheKey = perPage('cacheKey', async () => {
  try {
    await whenActivated();
    const api = await import('./chunks/search-services/searchApi.ts');
    await api.getCacheKey();
  } catch {
    // Nothing depends on it.
  }
});
