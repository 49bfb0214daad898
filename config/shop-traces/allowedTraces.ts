import type { AllowedTraces } from './findShopTraces.ts';

const SERVICE = 'a service of the shop, docs/shop-services.openapi.yaml';
const FRAGMENTS = 'an address of the fragment service, docs/operating.md';

/** What may stand in `src/` although it looks like a page's address, a colour or a picture. */
export const allowedTraces: AllowedTraces = {
  '/jsonflyoutnavigation': SERVICE,
  '/service/themeworld-frontend/api/themeworlds/navigation': SERVICE,
  '/service/searchfrontend/api': SERVICE,
  '/service/cart/api/cart': SERVICE,
  '/service/customerfrontenddata/api/v1/psdata': SERVICE,
  '/service/preview/api': SERVICE,
  '/service/abtestfrontend/api/v1/gettestsat': SERVICE,
  '/service/abtestfrontend/api/v1/getassignment': SERVICE,
  '/json/psdata': SERVICE,
  '/service/newsletter/api/': SERVICE,
  '/service/promotion/api/promotion/': SERVICE,
  // Calls below a service's path.
  '/suggestions': SERVICE,
  '/cachekey': SERVICE,
  '/newsletter-subscribers': SERVICE,
  '/newsletter-subscribers/': SERVICE,
  '/doi': SERVICE,
  '/customers/base-data': SERVICE,
  '/token': SERVICE,
  '/promotiontimes': SERVICE,
  '/auth/checkauth': SERVICE,
  '/auth/login/renew': SERVICE,
  '/auth/logout': SERVICE,
  '/fragments/': FRAGMENTS,
  '/health': FRAGMENTS,
  '/ready': FRAGMENTS,
  '/metrics': FRAGMENTS,
  '/g': 'a flag of a regular expression',
  'https://shop.example,': 'an example in the message of an error',
  'http://shop.invalid': 'stands for any shop while a path is made',
  'http://page': 'stands for any page while a setting is read',
  'https://page.invalid': 'stands for any page while an address is checked',
  'http://www.w3.org/1999/xhtml': 'the name space of HTML',
};
