import { defaultCookies, type ServiceFields } from '../../../src/foundation/shop/defineShop.ts';
import type { Shop } from '../read/readShop.ts';
import { constant, importTypes } from './printing.ts';

export const cookieNamesOf = ({ cookies }: Shop) => ({ ...defaultCookies, ...cookies });

/** Names of fields in service responses. By default they contain the shop's key. */
export const serviceFieldsOf = ({ key, serviceFields }: Shop): ServiceFields => ({
  cardMember: `is${key}cardMember`,
  worldForCardHolders: `${key}Card`,
  cardTopic: `${key.toUpperCase()}_CARD`,
  ...serviceFields,
});

/** The logo with its size in px. */
export const logoOf = ({ logo, logoPicture: { viewBox, ratio, shapes } }: Shop) => ({
  viewBox,
  width: Math.round(logo.heightPx * ratio),
  height: logo.heightPx,
  withName: logo.withName,
  shapes,
});

/** Escapes a path for a regular expression. */
const patternOf = (path: string) => path.replaceAll(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);

/** Generates the function that maps the path of an image. */
function imagePathFunction({ imagePaths = {} }: Shop): string {
  const replacements = Object.entries(imagePaths).map(
    ([from, to]) =>
      `.replace(/^${patternOf(from)}/, ${JSON.stringify(to.replaceAll('$', '$$$$'))})`,
  );
  return `export const imagePath = (path: string): string => path${replacements.join('')};\n`;
}

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
