import { breakpoints, type Breakpoint } from '../../foundation/browser/viewport.ts';
import type { SafeStyle } from '../../foundation/untrusted/safeStyle.ts';

/** One picture of several for different widths (contract §3). */
export interface Cutout {
  /** An address that may be fetched. */
  src: string;
  /** The largest window that it is for; without one it is for all. */
  upTo: Breakpoint | undefined;
  /** The picture's own width in px, where it is known. */
  width: number | undefined;
  imageStyle: SafeStyle | undefined;
  containerStyle: SafeStyle | undefined;
}

const limitOf = ({ upTo }: Cutout) => (upTo ? breakpoints[upTo] : Infinity);

/** From the narrowest to the widest; of two for the same width the first one holds. */
export function sortCutouts(cutouts: readonly Cutout[]): Cutout[] {
  const sorted = cutouts.toSorted((a, b) => limitOf(a) - limitOf(b));
  return sorted.filter((cutout, place) => {
    const before = sorted[place - 1];
    return !before || limitOf(before) !== limitOf(cutout);
  });
}

/** The place of the cut-out for a window so many px wide; the widest serves above its own limit. */
export function indexForWidth(ordered: readonly Cutout[], width: number): number {
  const place = ordered.findIndex((cutout) => width <= limitOf(cutout));
  return place === -1 ? ordered.length - 1 : place;
}

/** The condition of a `<source>`. */
export function mediaQueryOf(cutout: Cutout): string {
  return `(max-width: ${limitOf(cutout)}px)`;
}
