import type { SyntheticEvent } from 'react';

/**
 * For `onError` of a picture that did not come: one that only decorates leaves its place empty, where a browser
 * would draw a torn page; one with a description leaves that.
 */
export function hideBrokenImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.alt) currentTarget.style.visibility = 'hidden';
}
