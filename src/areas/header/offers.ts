import { lazyPart } from '../../foundation/browser/lazyPart.ts';

/** In a chunk that the full header loads after its first drawing. */
export const offers = lazyPart(
  { module: 'header', operation: 'offers' },
  async () =>
    (await import(/* webpackChunkName: "page", webpackFetchPriority: "low" */ './lazy/Offers.tsx'))
      .Offers,
);
