import { imagePath } from '#shop/brand.ts';
import { safeUrl } from './safeUrl.ts';

/**
 * Checks an image's address like `safeUrl` and rewrites it: if a path has one of the shop's `imagePaths` prefixes, the
 * replacement takes the place of the prefix (HOST-36). Absolute URLs are not rewritten, because they may lead to
 * another host with different folders.
 */
export function imageUrl(value: unknown): string | undefined {
  const url = safeUrl(value);
  if (!url || /^(?:mailto|tel):/i.test(url)) return undefined;
  return imagePath(url);
}
