import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { fetchNavigation } from '../../features/navigation/navigationSlice.ts';
import { fetchThemeWorlds } from '../../features/navigation/themeWorldsSlice.ts';
import { fetchPersonalData } from '../../features/personal-data/personalDataSlice.ts';
import { requestCacheKey } from '../../features/search/requestCacheKey.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** Requests the data of the full header. Each call is made once a page, also with several headers on it. */
export function useHeaderData(site: Site, route: string | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<never, undefined, UnknownAction>>();
  useEffect(() => {
    dispatch(cartRequested(site));
    void dispatch(fetchPersonalData());
    void dispatch(fetchThemeWorlds(site));
  }, [dispatch, site]);
  useEffect(() => {
    void requestCacheKey();
  }, []);
  useEffect(() => {
    void dispatch(fetchNavigation({ site, route }));
  }, [dispatch, site, route]);
}
