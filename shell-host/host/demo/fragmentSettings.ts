import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { categoryPromotionId } from './categoryPromotionId.ts';

/**
 * Returns the settings of header and footer that affect their HTML. The server renders with them, and the browser
 * hydrates with them.
 */
export function fragmentSettings<Site extends string>(path: string, site: Site) {
  const route = routeOf(path);
  const reduced = route.name === 'checkout';
  return {
    header: {
      site,
      reduced,
      categoryPromotionId: categoryPromotionId(route),
      // Only the start page has no back button. Other pages reserve space for it and let the browser read the path,
      // because a path in the settings would create a separate cache entry for each page.
      path: route.name === 'home' ? path : undefined,
    },
    // These pages contain a sign-up form of their own.
    footer: { site, reduced, hideNewsletter: route.name === 'newsletter' || route.name === 'cart' },
  };
}
