import type { Site } from './sites.ts';

/** The URL of one of the host's pages on a site. DE is the default site and needs no parameter. */
export function pageUrl(site: Site, path: string): string {
  if (site === 'DE') return path;
  return `${path}${path.includes('?') ? '&' : '?'}site=${site}`;
}

/** The URL of a category page. */
export function categoryUrl(site: Site, slug: string): string {
  return pageUrl(site, `/category/${slug}`);
}

/** The URL of a product page. */
export function productUrl(site: Site, id: string): string {
  return pageUrl(site, `/product/${id}`);
}
