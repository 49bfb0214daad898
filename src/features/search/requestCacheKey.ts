import { whenActivated } from '../../foundation/browser/page/activation.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';

/** Requests the cache key of the search once per page. The response and errors are ignored (SEARCH-18). */
export const requestCacheKey = perPage('cacheKey', async () => {
  try {
    await whenActivated();
    const api = await import('./chunks/search-services/searchApi.ts');
    await api.getCacheKey();
  } catch {
    // Searching also works without the request.
  }
});
