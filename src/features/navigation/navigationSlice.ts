import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { rootOf, type ItemId, type NavigationRoot } from './navigation.ts';

/** Which navigation: a site's, and from where. */
export interface NavigationSource {
  site: Site;
  /** Instead of the service's own address. */
  route: string | undefined;
}

type Entry =
  { status: 'pending' | 'failed' } | { status: 'ready'; roots: readonly NavigationRoot[] };

/** One entry a source, so that two sites on one page don't overwrite each other. */
type NavigationState = Record<string, Entry>;

/** A store that holds navigations. */
export interface NavigationRootState {
  navigation: NavigationState;
}

const keyOf = ({ site, route = '' }: NavigationSource) => `${site} ${route}`;
const initialState: NavigationState = {};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigationAsked: (state: NavigationState, { payload }: PayloadAction<NavigationSource>) => {
      state[keyOf(payload)] = { status: 'pending' };
    },
    navigationArrived: (
      state: NavigationState,
      { payload }: PayloadAction<NavigationSource & { roots: NavigationRoot[] }>,
    ) => {
      state[keyOf(payload)] = { status: 'ready', roots: payload.roots };
    },
    navigationFailed: (state: NavigationState, { payload }: PayloadAction<NavigationSource>) => {
      state[keyOf(payload)] = { status: 'failed' };
    },
  },
  selectors: {
    /** What the service said of an item; undefined until then, and where it failed or said nothing. */
    selectRoot: (state, source: NavigationSource, item: ItemId) => {
      const entry = state[keyOf(source)];
      return entry?.status === 'ready' ? rootOf(entry.roots, item) : undefined;
    },
  },
});

const { navigationAsked, navigationArrived, navigationFailed } = navigationSlice.actions;
export const { selectRoot } = navigationSlice.selectors;

/** Asks for a navigation that is not there yet and not on its way. */
export function fetchNavigation(
  source: NavigationSource,
): ThunkAction<Promise<void>, NavigationRootState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const known = getState().navigation[keyOf(source)];
    if (known && known.status !== 'failed') return;
    dispatch(navigationAsked(source));
    try {
      const roots = await reportedRead({ module: 'header', operation: 'navigation' }, async () => {
        const api = await import(/* webpackChunkName: "services" */ './navigationApi.ts');
        const answered = await api.getNavigation(source.site, source.route);
        // Titles and links don't wait for a large tree.
        dispatch(navigationArrived({ ...source, roots: answered.roots }));
        return answered.grown();
      });
      dispatch(navigationArrived({ ...source, roots }));
    } catch {
      dispatch(navigationFailed(source)); // Reported already; the static items stay (H§8).
    }
  };
}
