import { breakpoints } from '../../../../../foundation/browser/viewport.ts';
import type { Cutout } from '../api/cutoutSchema.ts';

const maxWidthOf = ({ upTo }: Cutout) => (upTo ? breakpoints[upTo] : Infinity);

/** From the narrowest to the widest; of two for the same width the first one holds. */
export function sortCutouts(cutouts: readonly Cutout[]): Cutout[] {
  const sorted = cutouts.toSorted((a, b) => maxWidthOf(a) - maxWidthOf(b));
  return sorted.filter((cutout, index) => {
    const previous = sorted[index - 1];
    return !previous || maxWidthOf(previous) !== maxWidthOf(cutout);
  });
}

/** The index of the cut-out for a window of this width in px; the widest serves above its own limit (PROMO-18). */
export function indexForWidth(sorted: readonly Cutout[], width: number): number {
  const index = sorted.findIndex((cutout) => width <= maxWidthOf(cutout));
  return index === -1 ? sorted.length - 1 : index;
}

/** The `media` of a `<source>`. */
export function mediaQueryOf(cutout: Cutout): string {
  return `(max-width: ${maxWidthOf(cutout)}px)`;
}
