import type { Middleware } from '@reduxjs/toolkit';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { promotions } from '../../features/promotions/promotions.ts';

/** Fetches the promotions again when staff have changed the preview, without a reload (PROMO-07). */
export const refetchAfterPreview: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
    return result;
  };
