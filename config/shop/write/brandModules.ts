import type { CookieRole, ServiceFields } from '../../../src/foundation/shop/defineShop.ts';
import type { Shop } from '../read/readShop.ts';
import { constant, importTypes, pick } from './printing.ts';

/** The cookies' usual names (contract, Storage and cookies). */
const COOKIES: Readonly<Record<CookieRole, string>> = {
  preview: 'Preview',
  staff: 'StaffAuth',
  nativeApp: 'NativeApp',
  affiliate: 'AffiliateNumber',
  appMarker: 'AppMarker',
  login: 'LoginToken',
  longTerm: 'LongTermToken',
  csrf: 'XSRF-TOKEN',
  layout: 'Hunter-Content',
};

/** The cookies' names, the usual ones where the shop has no others. */
export const cookieNamesOf = ({ cookies }: Shop) => ({ ...COOKIES, ...cookies });

/** The fields of services, named after the key where the shop names no others. */
export const serviceFieldsOf = ({ key, serviceFields }: Shop): ServiceFields => ({
  cardMember: `is${key}cardMember`,
  worldForCardHolders: `${key}Card`,
  cardTopic: `${key.toUpperCase()}_CARD`,
  ...serviceFields,
});

/** The logo as it is drawn; the size in px. */
export const logoOf = ({ logo, logoPicture: { viewBox, ratio, shapes } }: Shop) => ({
  viewBox,
  width: Math.round(logo.heightPx * ratio),
  height: logo.heightPx,
  withName: logo.withName,
  shapes,
});

/** The beginning of a path as a pattern's source. */
const patternOf = (path: string) => path.replaceAll(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);

/** A function, which takes fewer bytes than a table and the code that reads it: images are in every first download. */
function imagePathModule({ imagePaths = {} }: Shop): string {
  const replacements = Object.entries(imagePaths).map(
    ([from, to]) =>
      `.replace(/^${patternOf(from)}/, ${JSON.stringify(to.replaceAll('$', '$$$$'))})`,
  );
  return `export const imagePath = (path: string): string => path${replacements.join('')};\n`;
}

const LAZY_COOKIES = ['staff', 'affiliate', 'layout'];

const cookieConstants = (shop: Shop, isWanted: (role: string) => boolean) =>
  Object.entries(pick(cookieNamesOf(shop), isWanted))
    .map(([role, name]) => constant(role, 'string', name))
    .join('');

/** The brand: its names, logo, apps, and its key in services, cookies and picture paths. */
export function brandModules(shop: Shop): Record<string, string> {
  return {
    'brand.ts':
      constant('brandName', 'string', shop.name) + constant('brandKey', 'string', shop.key),
    'programmes.ts':
      constant('loyaltyCard', 'string', shop.loyaltyCard ?? '') +
      constant('apps', '{ readonly android?: string; readonly ios?: string }', shop.apps ?? {}),
    'serviceFields.ts':
      importTypes('ServiceFields', 'defineShop') +
      constant('serviceFields', 'ServiceFields', serviceFieldsOf(shop)),
    'logo.ts': `import type { IconNode } from 'lucide';\n${constant(
      'logo',
      '{ viewBox: string; width: number; height: number; withName: boolean; shapes: IconNode }',
      logoOf(shop),
    )}`,
    // A constant each, so that a chunk has only the names that it reads; some only one chunk reads.
    'cookies.ts': cookieConstants(shop, (role) => !LAZY_COOKIES.includes(role)),
    ...Object.fromEntries(
      LAZY_COOKIES.map((name) => [
        `${name}Cookie.ts`,
        cookieConstants(shop, (role) => role === name),
      ]),
    ),
    'imagePaths.ts': imagePathModule(shop),
  };
}
