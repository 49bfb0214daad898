import { lazyPart } from '../../foundation/browser/lazyPart.ts';

/** In a chunk that the full header loads anyway, after its first drawing. */
export const offers = lazyPart(
  { module: 'header', operation: 'offers' },
  async () =>
    (
      await import(
        /* webpackChunkName: "services", webpackFetchPriority: "low" */ './lazy/Offers.tsx'
      )
    ).Offers,
);
