import type { CompiledShop } from '../../shop/readSites.ts';
import type { Operation } from '../description.ts';

/** A request whose response is compared with the description. */
export interface ShopRequest {
  operation: Operation;
  /** `null` for a service that does not depend on the site. */
  site: string | null;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  /** Statuses that a visitor without cookies may receive. */
  statuses: number[];
}

/** Finds an operation of the description. @throws {Error} If it does not exist. */
type Find = (operationId: string) => Operation;

const PROMOTION = '/service/promotion/api/promotion';
const NEWSLETTER = '/service/newsletter/api';
/** The folder of pictures in responses. */
const IMAGES = '/image-delivery/';

/** All calls that only read, with their expected statuses. */
function readingCalls(utcTime: string): [id: string, address: string, statuses: number[]][] {
  return [
    ['personalData', '/service/customerfrontenddata/api/v1/psdata', [200]],
    ['footerPersonalData', '/json/psdata', [200]],
    ['navigation', '/jsonflyoutnavigation', [200]],
    ['themeWorlds', '/service/themeworld-frontend/api/themeworlds/navigation', [200]],
    ['promotion', `${PROMOTION}/~header_top`, [200, 404]],
    ['promotion', `${PROMOTION}/~header_benefits`, [200, 404]],
    ['promotion', `${PROMOTION}/~header_pi`, [200, 404]],
    ['footerContent', `${PROMOTION}/SHOP_FOOTER`, [200, 404]],
    [
      'suggestions',
      '/service/searchfrontend/api/suggestions?q=ka&maxSearchTerms=10&maxProducts=5',
      [200],
    ],
    ['cacheKey', '/service/searchfrontend/api/cachekey', [200]],
    ['cartRead', '/service/cart/api/cart', [200]],
    // Without a token, these two must not return data.
    ['baseData', `${NEWSLETTER}/internal/customers/base-data`, [401, 403]],
    ['baseData', `${NEWSLETTER}/private/customers/base-data`, [401, 403]],
    ['subscriberRead', `${NEWSLETTER}/internal/newsletter-subscribers/shop-check`, [404, 410]],
    ['assignment', '/service/abtestfrontend/api/v1/getassignment', [200]],
    ['testsAt', `/service/abtestfrontend/api/v1/gettestsat?time=${utcTime}`, [200]],
    [
      'previewPromotions',
      `/service/preview/api/promotiontimes?day=${utcTime.slice(0, 10)}`,
      [401, 403, 404],
    ],
    ['previewCheck', '/service/preview/api/auth/checkauth', [200, 401, 403]],
  ];
}

/** Returns the requests of a check: one per site if the service has a parameter for the site, otherwise one. */
export function requestsFor(sites: readonly string[], find: Find, now = new Date()): ShopRequest[] {
  // The services expect the shop's local time. The check does not depend on the difference.
  const utcTime = now.toISOString().slice(0, 19);
  return readingCalls(utcTime).flatMap(([id, address, statuses]): ShopRequest[] => {
    const operation = find(id);
    const names = new Set(operation.parameters.map(({ name }) => name));
    if (names.has('X-Hunter-Site')) {
      return sites.map((site) => {
        const headers = { 'X-Hunter-Site': site };
        return { operation, site, address, headers, statuses };
      });
    }
    if (!names.has('site')) return [{ operation, site: null, address, headers: {}, statuses }];
    const separator = address.includes('?') ? '&' : '?';
    return sites.map((site) => {
      const ownAddress = `${address}${separator}site=${site}`;
      return { operation, site, address: ownAddress, headers: {}, statuses };
    });
  });
}

/** The addresses of a shop's pictures. */
export type ShopPictures = Pick<CompiledShop, 'imagePaths' | 'footerLogos'> & {
  sites: readonly Pick<CompiledShop['sites'][number], 'newsletter'>[];
};

/** The first picture and the first logo in the responses. */
export interface PictureNames {
  picture?: string | undefined;
  logo?: string | undefined;
}

/** Adds the pictures that a body refers to. Keeps only the names, because all bodies together may be large. */
export function findPictures(names: PictureNames, body: string): void {
  names.picture ??= /"\/image-delivery\/([^"\\]{1,500})["\\]/.exec(body)?.[1];
  names.logo ??= /\\"source\\":\s*\\"([\w-]{1,100})/.exec(body)?.[1];
}

/**
 * Returns requests for one picture of each kind: those found in responses, and one of the newsletter form. A picture at
 * another address than in the description is not requested.
 */
export function pictureRequests(
  { picture, logo }: PictureNames,
  shop: ShopPictures,
  find: Find,
): ShopRequest[] {
  const folder = shop.imagePaths[IMAGES];
  const addresses = [
    ['pictures', picture && folder && `${folder}${picture}`],
    ['logos', logo && `${shop.footerLogos.folder}${logo}`],
    [
      'newsletterImages',
      shop.sites.find(({ newsletter }) => newsletter.picture)?.newsletter.picture,
    ],
  ] as const;
  return addresses.flatMap(([id, address]): ShopRequest[] => {
    const operation = find(id);
    const [described = ''] = operation.path.split('{');
    if (!address?.startsWith(described)) return [];
    return [{ operation, site: null, address, headers: {}, statuses: [200] }];
  });
}
