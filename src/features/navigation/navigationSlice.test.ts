import { configureStore } from '@reduxjs/toolkit';
import { pageReturned } from '../../foundation/store/resourceSlice.ts';
import { themeWorldsSlice } from './navigationSlice.ts';

const MINUTE_MS = 60_000;

test.each([
  [4, false],
  [5, true],
])(
  'when the visitor returns after %i minutes, theme worlds are stale: %p (HOST-121)',
  (minutes, isStale) => {
    const store = configureStore({ reducer: { themeWorlds: themeWorldsSlice.reducer } });
    const data = { sections: [], translations: {} };
    store.dispatch(themeWorldsSlice.actions.received({ key: 'DE', data }));
    store.dispatch(pageReturned(Date.now() + minutes * MINUTE_MS));
    expect(themeWorldsSlice.select(store.getState(), 'DE').isStale).toBe(isStale);
  },
);
