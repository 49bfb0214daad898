import { lazyPart } from '../../foundation/async/lazyPart.ts';

/** The flyouts and the drill-down: what a visitor opens. Without it the items are plain links. */
export const navigationFlyouts = lazyPart(
  { module: 'header', operation: 'navigation-flyouts' },
  () => import('./chunks/navigation-flyouts/flyouts.ts'),
);
