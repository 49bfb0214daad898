import { lazyPart } from '../../foundation/async/lazyPart.ts';

/** The code of the flyouts and the drill-down. Until it is loaded, the items are plain links. */
export const navigationFlyouts = lazyPart(
  { module: 'header', operation: 'navigation-flyouts' },
  () => import('./chunks/navigation-flyouts/flyouts.ts'),
);
