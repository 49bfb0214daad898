import type { Route } from '../routing/routes.ts';

/** Categories that the shop's editors have made a banner for. */
const CATEGORIES_WITH_BANNER = new Set(['coffee', 'kitchen', 'home', 'fashion', 'sale']);

/** The promotion that a page's header shows beside those of every page; `sale-coffee` has that of `sale`. */
export function categoryPromotionId(route: Route): string | undefined {
  if (route.name !== 'category') return undefined;
  const category = route.slug.startsWith('sale-') ? 'sale' : route.slug;
  return CATEGORIES_WITH_BANNER.has(category) ? `category_${category}` : undefined;
}
