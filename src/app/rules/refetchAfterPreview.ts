import { previewChanged } from '../../features/preview/previewActions.ts';
import { promotions } from '../../features/promotions/promotions.ts';
import type { Rule } from './rule.ts';

/** Reads the promotions again when staff have changed the preview, without a reload of the page (PROMO-07). */
export const refetchAfterPreview: Rule = ({ action, dispatch }) => {
  if (previewChanged.match(action)) dispatch(promotions.actions.invalidated());
};
