import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { cacheKeyFired, type SearchRootState } from './searchSlice.ts';

/** Calls for the search's cache key, once a page (H§7). Nobody waits for it, and a failure harms nothing. */
export function fireCacheKey(): ThunkAction<
  Promise<void>,
  SearchRootState,
  unknown,
  UnknownAction
> {
  return async (dispatch, getState) => {
    if (getState().search.cacheKeyFired) return;
    dispatch(cacheKeyFired());
    try {
      const api = await import(/* webpackChunkName: "services" */ './cacheKeyApi.ts');
      await api.getCacheKey();
    } catch {
      // The answer is not used, so its absence is nothing to tell.
    }
  };
}
