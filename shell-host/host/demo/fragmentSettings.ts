import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { categoryPromotionId } from './categoryPromotionId.ts';

/**
 * What a page wants of header and footer, as far as their markup depends on it: the server renders them with it, and the
 * browser hydrates them with it.
 */
export function fragmentSettings<Site extends string>(path: string, site: Site) {
  const route = routeOf(path);
  const reduced = route.name === 'checkout';
  return {
    header: { site, reduced, categoryPromotionId: categoryPromotionId(route) },
    // These pages contain a sign-up form themselves.
    footer: { site, reduced, hideNewsletter: route.name === 'newsletter' || route.name === 'cart' },
  };
}
