import { lazyPart } from '../../foundation/async/lazyPart.ts';

/** The code that renders promotions. It is loaded in parallel with the first answers. */
export const promotionView = lazyPart(
  { module: 'promotions', operation: 'load' },
  () => import('./chunks/announcements/PromotionView.tsx'),
  true,
);
