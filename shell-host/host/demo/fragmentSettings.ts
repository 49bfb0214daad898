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
    header: {
      site,
      reduced,
      categoryPromotionId: categoryPromotionId(route),
      // The start page has no back button, for which others hold a place. They leave the path to the browser: a header
      // with it would be one of its own in every cache.
      path: route.name === 'home' ? path : undefined,
    },
    // These pages contain a sign-up form themselves.
    footer: { site, reduced, hideNewsletter: route.name === 'newsletter' || route.name === 'cart' },
  };
}
