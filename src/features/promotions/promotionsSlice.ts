import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { cookieNames } from '../../foundation/browser/names.ts';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import type { ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import { keyOf, type Promotion, type PromotionSource } from './promotion.ts';

interface Entry {
  pending: boolean;
  /** What the service said; null: that there is none. Undefined: nothing yet, or nothing useful. */
  answer?: unknown;
  /** It is shown, but another one may hold by now. */
  outdated?: boolean | undefined;
}

export interface PromotionsState {
  /** By `keyOf`. */
  entries: Record<string, Entry>;
  /** The id of the one legal text that is open. */
  openLegalText: string | null;
}

/** A store that holds promotions. */
export interface PromotionsRootState {
  promotions: PromotionsState;
}

const initialState: PromotionsState = { entries: {}, openLegalText: null };

export const promotionsSlice = createSlice({
  name: 'promotions',
  initialState,
  reducers: {
    // What is shown already stays while it is asked for anew.
    promotionAsked: ({ entries }, { payload: key }: PayloadAction<string>) => {
      entries[key] = { ...entries[key], pending: true, outdated: false };
    },
    promotionArrived: (
      { entries },
      { payload }: PayloadAction<{ key: string; answer: unknown }>,
    ) => {
      const { key, answer } = payload;
      // Outdated meanwhile, it is shown, and asked for once more.
      entries[key] = { pending: false, answer, outdated: entries[key]?.outdated };
    },
    promotionFailed: ({ entries }, { payload: key }: PayloadAction<string>) => {
      entries[key] = { pending: false };
    },
    /** The shop shows another moment: what is shown stays until the new answers are there. */
    promotionsOutdated: ({ entries }) => {
      for (const entry of Object.values(entries)) entry.outdated = true;
    },
    legalTextToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.openLegalText = state.openLegalText === id ? null : id;
    },
    /** Whichever is open, or only this one. */
    legalTextClosed: (state, { payload: id }: PayloadAction<string | undefined>) => {
      if (id === undefined || state.openLegalText === id) state.openLegalText = null;
    },
  },
  selectors: {
    /** What was answered for a source; null: there is none. Undefined until then, or where it failed. */
    selectAnswer: ({ entries }, source: PromotionSource) => entries[keyOf(source)]?.answer,
    selectOpenLegalText: ({ openLegalText }) => openLegalText,
    /** Whether another answer may hold by now; whoever shows it asks again. */
    selectOutdated: ({ entries }, source: PromotionSource) => {
      const entry = entries[keyOf(source)];
      return Boolean(entry?.outdated && !entry.pending);
    },
  },
});

const { promotionAsked, promotionArrived, promotionFailed } = promotionsSlice.actions;
export const { legalTextToggled, legalTextClosed, promotionsOutdated } = promotionsSlice.actions;
export const { selectAnswer, selectOpenLegalText, selectOutdated } = promotionsSlice.selectors;

/** The promotion that the header shows for a source, as `selectAnswer`. */
export const selectPromotion = selectAnswer as (
  state: PromotionsRootState,
  source: PromotionSource,
) => Promotion | null | undefined;

/**
 * Asks for a promotion that is not there yet and not on its way; where the preview cookie exists, also for
 * one that is there (H§4). Never rejects: a failure is reported, and shows nothing (H§8).
 *
 * @param get Reads the answer; its value must be plain data. Import the API inside of it, not statically.
 */
export function fetchContent(
  source: PromotionSource,
  get: (source: PromotionSource) => Promise<ParsedAnswer<unknown>>,
): ThunkAction<Promise<void>, PromotionsRootState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const key = keyOf(source);
    const known = getState().promotions.entries[key];
    if (known?.pending) return;
    const isPreview = readCookie(cookieNames.preview) !== undefined;
    if (known?.answer !== undefined && !known.outdated && !isPreview) return;
    dispatch(promotionAsked(key));
    try {
      const place = { module: 'promotions', operation: source.id };
      const answer = await reportedRead(place, () => get(source));
      dispatch(promotionArrived({ key, answer }));
    } catch {
      dispatch(promotionFailed(key));
    }
  };
}

/** Asks for a promotion of the header, as `fetchContent`. */
export function fetchPromotion(source: PromotionSource) {
  return fetchContent(source, async () => {
    const api = await import(/* webpackChunkName: "services" */ './promotionsApi.ts');
    return api.getPromotion(source);
  });
}
