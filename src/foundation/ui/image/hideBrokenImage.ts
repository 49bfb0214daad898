import type { SyntheticEvent } from 'react';

/**
 * Handles `onError` of an image. Hides a decorative image that failed to load, instead of the browser's broken-image
 * icon. An image with an alternative text stays and shows the text.
 */
export function hideBrokenImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.alt) currentTarget.style.visibility = 'hidden';
}
