import type { Middleware } from '@reduxjs/toolkit';
import { previewChanged } from '../../features/preview/previewActions.ts';
import { promotions } from '../../features/promotions/promotions.ts';

/** After staff have set another moment, promotions are asked for anew, without a reload (contract §4). */
export const refetchAfterPreview: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
    return result;
  };
