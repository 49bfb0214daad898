import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LegalTextState {
  /** The id of the one text that is open. */
  openId: string | null;
}

/** Which text of a banner is open, its legal text or its full one: at most one on a page. */
export const legalTextSlice = createSlice({
  name: 'legalText',
  initialState: { openId: null } as LegalTextState,
  reducers: {
    legalTextToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.openId = state.openId === id ? null : id;
    },
    /** Closes the one with this id, or without an id whichever is open. */
    legalTextClosed: (state, { payload: id }: PayloadAction<string | undefined>) => {
      if (id === undefined || state.openId === id) state.openId = null;
    },
  },
  selectors: { selectIsOpen: ({ openId }, id: string) => openId === id },
});

export const { legalTextToggled, legalTextClosed } = legalTextSlice.actions;
export const { selectIsOpen: selectIsLegalTextOpen } = legalTextSlice.selectors;
