import { imagePath } from '#shop/brand.ts';
import { safeUrl } from './safeUrl.ts';

/**
 * Checks and rewrites an image's address: as `safeUrl`, and paths with one of the shop's `imagePaths` prefixes are
 * loaded from the replacement path (HOST-36). Absolute URLs are not rewritten, because they may lead to another host
 * with different folders.
 */
export function imageUrl(value: unknown): string | undefined {
  const url = safeUrl(value);
  if (!url || /^(?:mailto|tel):/i.test(url)) return undefined;
  return imagePath(url);
}
