import { lazyPart } from '../../foundation/async/lazyPart.ts';

/** The code that renders promotions. It loads in parallel with the first responses. */
export const promotionView = lazyPart(
  { module: 'promotions', operation: 'load' },
  () => import('./chunks/announcements/PromotionView.tsx'),
  true, // Also rendered on servers.
);
