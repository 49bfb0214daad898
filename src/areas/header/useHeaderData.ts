import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { navigationSlice, themeWorldsSlice } from '../../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { fireCacheKey } from '../../features/search/fireCacheKey.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** Asks for what the full header shows. Each call leaves once, however many headers a page has. */
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
