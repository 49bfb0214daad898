import { retailer } from '../retailer.ts';

interface Route {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** In Hono's notation: `/a/:id`, `/a/:kind{x|y}`. */
  path: string;
}

/** A parameter of a path with its pattern. */
const PARAMETER = /:\w+(?:\{([^}]+)\})?/g;

const NEWSLETTER = '/service/newsletter/api/:base{internal|private}';

/**
 * Every route that a page with the header, the footer or the preview panel requests. Faults refer to routes by these
 * names.
 */
export const serviceRoutes = {
  personalData: { method: 'GET', path: '/service/customerfrontenddata/api/v1/psdata' },
  footerPersonalData: { method: 'GET', path: '/json/psdata' },
  navigation: { method: 'GET', path: '/jsonflyoutnavigation' },
  themeWorlds: { method: 'GET', path: '/service/themeworld-frontend/api/themeworlds/navigation' },
  promotion: { method: 'GET', path: '/service/promotion/api/promotion/:promotionId' },
  cartRead: { method: 'GET', path: '/service/cart/api/cart' },
  cartChange: { method: 'PUT', path: '/service/cart/api/cart' },
  suggestions: { method: 'GET', path: '/service/searchfrontend/api/suggestions' },
  cacheKey: { method: 'GET', path: '/service/searchfrontend/api/cachekey' },
  newsletterSignUp: { method: 'POST', path: `${NEWSLETTER}/newsletter-subscribers` },
  baseData: { method: 'GET', path: `${NEWSLETTER}/customers/base-data` },
  subscriberRead: { method: 'GET', path: `${NEWSLETTER}/newsletter-subscribers/:token` },
  subscriberConfirm: { method: 'PUT', path: `${NEWSLETTER}/newsletter-subscribers/:token/doi` },
  subscriberUpdate: { method: 'PUT', path: `${NEWSLETTER}/newsletter-subscribers/:token` },
  assignment: { method: 'GET', path: '/service/abtestfrontend/api/v1/getassignment' },
  testsAt: { method: 'GET', path: '/service/abtestfrontend/api/v1/gettestsat' },
  previewToken: { method: 'GET', path: '/service/preview/api/token' },
  previewPromotions: { method: 'GET', path: '/service/preview/api/promotiontimes' },
  previewCheck: { method: 'GET', path: '/service/preview/api/auth/checkauth' },
  previewRenew: { method: 'GET', path: '/service/preview/api/auth/login/renew' },
  previewLogout: { method: 'GET', path: '/service/preview/api/auth/logout' },
  pictures: { method: 'GET', path: '/img/:path{.+}' },
  logos: { method: 'GET', path: `${retailer.footerLogos.folder}:file` },
  newsletterImages: {
    method: 'GET',
    path: '/service/newsletterfrontend/newslettersubscriptionform/:file',
  },
} as const satisfies Record<string, Route>;

/** The path of pictures for shops that do not map the addresses in responses to other paths (HOST-36). */
export const PICTURES_AS_NAMED = '/image-delivery/:path{.+}';

/** The demo's own routes, which control the shop. Faults do not affect them. */
export const demoRoutes = {
  demoFaultsRead: { method: 'GET', path: '/demo/faults' },
  demoFaultsSet: { method: 'PUT', path: '/demo/faults' },
  demoFaultsClear: { method: 'DELETE', path: '/demo/faults' },
  demoVisitorRead: { method: 'GET', path: '/demo/visitor' },
  demoVisitorSet: { method: 'PUT', path: '/demo/visitor' },
  demoCartSet: { method: 'PUT', path: '/demo/cart' },
  demoMails: { method: 'GET', path: '/demo/mails' },
  demoCatalogue: { method: 'GET', path: '/demo/catalogue' },
  demoReset: { method: 'POST', path: '/demo/reset' },
} as const satisfies Record<string, Route>;

/** The name of a service route. */
export type RouteName = keyof typeof serviceRoutes;
/** The name of one of the demo's own routes. */
export type DemoRouteName = keyof typeof demoRoutes;

/** Every route with its name. */
export const allRoutes: readonly (Route & { name: RouteName | DemoRouteName })[] = [
  ...keysOf(serviceRoutes).map((name) => ({ name, ...serviceRoutes[name] })),
  ...keysOf(demoRoutes).map((name) => ({ name, ...demoRoutes[name] })),
];

const compiledRoutes = allRoutes.map((route) => ({ ...route, pattern: compilePath(route.path) }));

/** The names of the service routes, in the order of `serviceRoutes`. */
export const routeNames: readonly RouteName[] = keysOf(serviceRoutes);

/** Returns the service route of a request, or `null` for the demo's own routes and unknown paths. */
export function findRouteName(method: string, pathname: string): RouteName | null {
  const found = compiledRoutes.find(
    (route) => route.method === method && route.pattern.test(pathname),
  );
  return routeNames.find((name) => name === found?.name) ?? null;
}

/** Whether the shop has a route for this path, regardless of its method. */
export function isShopPath(pathname: string): boolean {
  return (
    compiledRoutes.some((route) => route.pattern.test(pathname)) ||
    compilePath(PICTURES_AS_NAMED).test(pathname)
  );
}

/** Converts a path in Hono's notation to a pattern. */
function compilePath(path: string): RegExp {
  return new RegExp(`^${path.replace(PARAMETER, (_, rule?: string) => `(?:${rule ?? '[^/]+'})`)}$`);
}

function keysOf<Name extends string>(table: Record<Name, Route>): Name[] {
  return Object.keys(table) as Name[];
}
