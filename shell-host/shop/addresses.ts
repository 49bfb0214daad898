import type { Site } from './catalogue/languages.ts';

/** A page of the demo's host for a site; DE is the one without a parameter (contract §5). */
export function pageOf(site: Site, path: string): string {
  if (site === 'DE') return path;
  return `${path}${path.includes('?') ? '&' : '?'}site=${site}`;
}

/** The page of a category. */
export function categoryPage(site: Site, slug: string): string {
  return pageOf(site, `/category/${slug}`);
}

/** The page of an article. */
export function productPage(site: Site, id: string): string {
  return pageOf(site, `/product/${id}`);
}
