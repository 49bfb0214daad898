import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { navigationSlice, themeWorldsSlice } from '../../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { requestCacheKey } from '../../features/search/requestCacheKey.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** Requests the data of the full header. Each call is made once a page, also with several headers on it. */
export function useHeaderData(site: Site, route: string | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<never, undefined, UnknownAction>>();
  useEffect(() => {
    dispatch(cartRequested(site));
    void dispatch(personalDataSlice.fetch());
    void dispatch(themeWorldsSlice.fetch(site));
  }, [dispatch, site]);
  useEffect(() => {
    void requestCacheKey();
  }, []);
  useEffect(() => {
    void dispatch(navigationSlice.fetch({ site, route }));
  }, [dispatch, site, route]);
}
