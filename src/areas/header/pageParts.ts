import { lazyPart } from '../../foundation/async/lazyPart.ts';

/** In a chunk that the full header loads after its first drawing. */
export const pageParts = lazyPart(
  { module: 'header', operation: 'offers' },
  () => import(/* webpackFetchPriority: "low" */ './chunks/page/pageParts.ts'),
);
