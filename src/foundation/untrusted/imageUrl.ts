import { imagePath } from '#shop/brand.ts';
import { safeUrl } from './safeUrl.ts';

/**
 * The address to fetch an image from: as `safeUrl`, and a path that begins as one of the shop's `imagePaths` is fetched
 * from elsewhere (HOST-36). Only paths of the page's own host are rewritten: an absolute address may lead to
 * another host, whose folders are its own.
 */
export function imageUrl(value: unknown): string | undefined {
  const url = safeUrl(value);
  if (!url || /^(?:mailto|tel):/i.test(url)) return undefined;
  return imagePath(url);
}
