import type { SyntheticEvent } from 'react';

/**
 * For `onError` of an image: hides a decorative image that could not be loaded, for which a browser would show a
 * broken-image icon. One with an alternative text stays, and shows that text.
 */
export function hideBrokenImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.alt) currentTarget.style.visibility = 'hidden';
}
