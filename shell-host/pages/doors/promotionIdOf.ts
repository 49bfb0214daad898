import type { Route } from '../routing/routes.ts';

/** Categories that the shop's editors have made a banner for. */
const WITH_BANNER = new Set(['coffee', 'kitchen', 'home', 'fashion', 'sale']);

/** The promotion that a page's header shows beside those of every page; `sale-coffee` has that of `sale`. */
export function promotionIdOf(route: Route): string | undefined {
  if (route.name !== 'category') return undefined;
  const root = route.slug.startsWith('sale-') ? 'sale' : route.slug;
  return WITH_BANNER.has(root) ? `category_${root}` : undefined;
}
