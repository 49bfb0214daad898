import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LegalTextState {
  /** The id of the open text. */
  openId: string | null;
}

/** The open text of a banner, either a legal text or a full text. At most one is open on a page. */
export const legalTextSlice = createSlice({
  name: 'legalText',
  initialState: { openId: null } as LegalTextState,
  reducers: {
    legalTextToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.openId = state.openId === id ? null : id;
    },
    /** Closes the text with this id, or any open text if the id is `undefined`. */
    legalTextClosed: (state, { payload: id }: PayloadAction<string | undefined>) => {
      if (id === undefined || state.openId === id) state.openId = null;
    },
  },
  selectors: { selectIsOpen: ({ openId }, id: string) => openId === id },
});

export const { legalTextToggled, legalTextClosed } = legalTextSlice.actions;
export const { selectIsOpen: selectIsLegalTextOpen } = legalTextSlice.selectors;
