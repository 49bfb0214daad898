import type { Shopper } from '../../testing/createShopper.ts';

/** What a part of the tour finds: a new visitor whenever it asks, and a clock that it may set. */
export interface Guide {
  newShopper(): Shopper;
  setTime(iso: string): void;
}
