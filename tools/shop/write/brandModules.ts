import type { CookieRole, ServiceFields } from '../../../src/foundation/shop/defineShop.ts';
import type { Shop } from '../read/readShop.ts';
import { constant, importTypes } from './printing.ts';

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

/** The function that maps the path of a picture as the shop says. */
function imagePathFunction({ imagePaths = {} }: Shop): string {
  const replacements = Object.entries(imagePaths).map(
    ([from, to]) =>
      `.replace(/^${patternOf(from)}/, ${JSON.stringify(to.replaceAll('$', '$$$$'))})`,
  );
  return `export const imagePath = (path: string): string => path${replacements.join('')};\n`;
}

/** The brand, and the names of its cookies. */
export const brandModules = (shop: Shop): Record<string, string> => ({
  'brand.ts': [
    `import type { IconNode } from 'lucide';\n`,
    importTypes('ServiceFields', 'defineShop'),
    constant('brandName', 'string', shop.name),
    constant('brandKey', 'string', shop.key),
    constant('loyaltyCard', 'string', shop.loyaltyCard ?? ''),
    constant('apps', '{ readonly android?: string; readonly ios?: string }', shop.apps ?? {}),
    constant('serviceFields', 'ServiceFields', serviceFieldsOf(shop)),
    constant(
      'logo',
      '{ viewBox: string; width: number; height: number; withName: boolean; shapes: IconNode }',
      logoOf(shop),
    ),
    imagePathFunction(shop),
  ].join(''),
  'cookies.ts': Object.entries(cookieNamesOf(shop))
    .map(([role, name]) => constant(role, 'string', name))
    .join(''),
});
