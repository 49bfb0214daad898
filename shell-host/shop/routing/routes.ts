import { compilePath } from './pathPattern.ts';

interface Route {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** In Hono's notation. */
  path: string;
}

const NEWSLETTER = '/service/newsletter/api/:base{internal|private}';

/** Every call that a shopper's or an editor's page makes (H§7, F§7), by the name that faults use. */
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
  previewCheck: { method: 'GET', path: '/service/preview/api/auth/checkauth' },
  previewRenew: { method: 'GET', path: '/service/preview/api/auth/login/renew' },
  previewLogout: { method: 'GET', path: '/service/preview/api/auth/logout' },
  pictures: { method: 'GET', path: '/img/:path{.+}' },
  logos: { method: 'GET', path: '/service/footer-images/logos/:file' },
  newsletterImages: {
    method: 'GET',
    path: '/service/newsletterfrontend/newslettersubscriptionform/:file',
  },
} as const satisfies Record<string, Route>;

/** The demo's own calls: no shopper's page needs them, and no fault touches them. */
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

/** The short name of one service call. */
export type RouteName = keyof typeof serviceRoutes;
/** The short name of one of the demo's own calls. */
export type DemoRouteName = keyof typeof demoRoutes;

/** Every call of the shop with its name. */
export const allRoutes: readonly (Route & { name: RouteName | DemoRouteName })[] = [
  ...namesOf(serviceRoutes).map((name) => ({ name, ...serviceRoutes[name] })),
  ...namesOf(demoRoutes).map((name) => ({ name, ...demoRoutes[name] })),
];

const compiled = allRoutes.map((route) => ({ ...route, pattern: compilePath(route.path) }));
const compiledServices = namesOf(serviceRoutes).map((name) => ({
  name,
  method: serviceRoutes[name].method,
  pattern: compilePath(serviceRoutes[name].path),
}));

/** The names of the service calls, in the order of the table. */
export const routeNames: readonly RouteName[] = namesOf(serviceRoutes);

/** The service call that a request is; null for the demo's own calls and for strangers. */
export function routeNameOf(method: string, pathname: string): RouteName | null {
  const found = compiledServices.find(
    (route) => route.method === method && route.pattern.test(pathname),
  );
  return found?.name ?? null;
}

/** Whether the shop answers at this address, by whatever method. */
export function isShopAddress(pathname: string): boolean {
  return compiled.some((route) => route.pattern.test(pathname));
}

function namesOf<Name extends string>(table: Record<Name, Route>): Name[] {
  return Object.keys(table) as Name[];
}
