import type { Route } from '../../demo-shop/pages/routing/routes.ts';

/** Categories that have a banner in the demo shop. */
const CATEGORIES_WITH_BANNER = new Set(['coffee', 'kitchen', 'home', 'fashion', 'sale']);

/** Returns the id of the promotion in the header of a category page. Subcategories of `sale` share its promotion. */
export function categoryPromotionId(route: Route): string | undefined {
  if (route.name !== 'category') return undefined;
  const category = route.slug.startsWith('sale-') ? 'sale' : route.slug;
  return CATEGORIES_WITH_BANNER.has(category) ? `category_${category}` : undefined;
}
