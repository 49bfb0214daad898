import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { unknownVisitor, type PersonalData } from './personalData.ts';

export interface PersonalDataState {
  status: 'idle' | 'pending' | 'known' | 'failed';
  visitor: PersonalData;
}

/** A store that knows its visitor. */
export interface PersonalDataRootState {
  personalData: PersonalDataState;
}

const initialState: PersonalDataState = { status: 'idle', visitor: unknownVisitor };

export const personalDataSlice = createSlice({
  name: 'personalData',
  initialState,
  reducers: {
    visitorAsked: (state) => {
      state.status = 'pending';
    },
    visitorKnown: (_, { payload }: PayloadAction<PersonalData>) => ({
      status: 'known',
      visitor: payload,
    }),
    visitorFailed: (state) => {
      state.status = 'failed';
    },
  },
  selectors: {
    selectVisitor: (state) => state.visitor,
    /** Whether the service has said who the visitor is (H§3 `initialized`). */
    selectInitialized: (state) => state.status === 'known',
  },
});

const { visitorAsked, visitorKnown, visitorFailed } = personalDataSlice.actions;
export const { selectVisitor } = personalDataSlice.selectors;

/** Asks who the visitor is, once a page; after a failure the next header asks again. */
export function fetchPersonalData(): ThunkAction<
  Promise<void>,
  PersonalDataRootState,
  unknown,
  UnknownAction
> {
  return async (dispatch, getState) => {
    const { status } = getState().personalData;
    if (status === 'pending' || status === 'known') return;
    dispatch(visitorAsked());
    try {
      const place = { module: 'header', operation: 'personal-data' };
      const visitor = await reportedRead(place, async () => {
        const api = await import(/* webpackChunkName: "services" */ './personalDataApi.ts');
        return api.getPersonalData();
      });
      dispatch(visitorKnown(visitor));
    } catch {
      dispatch(visitorFailed()); // Reported already; the visitor stays unknown.
    }
  };
}
