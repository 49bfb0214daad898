import {
  createSlice,
  type Draft,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { ThemeWorlds } from './themeWorlds.ts';

/** By site: `null` while they are on their way; a site whose call failed is not in it. */
type ThemeWorldsState = Partial<Record<Site, ThemeWorlds | null>>;

/** A store that holds theme worlds. */
export interface ThemeWorldsRootState {
  themeWorlds: ThemeWorldsState;
}

const initialState: ThemeWorldsState = {};

export const themeWorldsSlice = createSlice({
  name: 'themeWorlds',
  initialState,
  reducers: {
    worldsAsked: (state, { payload }: PayloadAction<Site>) => {
      state[payload] = null;
    },
    worldsArrived: (state, { payload }: PayloadAction<{ site: Site; worlds: ThemeWorlds }>) => {
      state[payload.site] = payload.worlds as Draft<ThemeWorlds>; // Nothing here changes them.
    },
    worldsFailed: (state, { payload }: PayloadAction<Site>) => {
      delete state[payload];
    },
  },
  selectors: {
    /** The theme worlds; undefined until they have come, and where they failed. */
    selectThemeWorlds: (state, site: Site) => state[site] ?? undefined,
  },
});

const { worldsAsked, worldsArrived, worldsFailed } = themeWorldsSlice.actions;
export const { selectThemeWorlds } = themeWorldsSlice.selectors;

/** Asks for a site's theme worlds where they are not there and not on their way. */
export function fetchThemeWorlds(
  site: Site,
): ThunkAction<Promise<void>, ThemeWorldsRootState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    if (getState().themeWorlds[site] !== undefined) return;
    dispatch(worldsAsked(site));
    try {
      const worlds = await reportedRead(
        { module: 'header', operation: 'theme-worlds' },
        async () => {
          const api = await import(/* webpackChunkName: "services" */ './navigationApi.ts');
          return api.getThemeWorlds();
        },
      );
      dispatch(worldsArrived({ site, worlds }));
    } catch {
      dispatch(worldsFailed(site)); // Reported already; the item stays a plain link.
    }
  };
}
