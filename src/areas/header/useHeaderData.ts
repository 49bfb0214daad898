import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { navigationSlice, themeWorldsSlice } from '../../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { fireCacheKey } from '../../features/search/fireCacheKey.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** Fetches what the full header shows: once a page, with any number of headers. */
export function useHeaderData(site: Site, route: string | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<never, undefined, UnknownAction>>();
  useEffect(() => {
    dispatch(cartRequested(site));
    void dispatch(personalDataSlice.fetch());
    void dispatch(themeWorldsSlice.fetch(site));
  }, [dispatch, site]);
  useEffect(() => {
    void dispatch(fireCacheKey());
  }, [dispatch]);
  useEffect(() => {
    void dispatch(navigationSlice.fetch({ site, route }));
  }, [dispatch, site, route]);
}
