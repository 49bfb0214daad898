import * as v from 'valibot';
import { productLocales } from '../../../src/foundation/i18n/productLocales.ts';
import {
  defaultCookies,
  type CookieRole,
  type ShopDefinition,
} from '../../../src/foundation/shop/defineShop.ts';
import { addresses, consentScripts, features, menu, newsletter } from './siteSchema.ts';
import {
  choice,
  fields,
  flag,
  folderAddress,
  folderPath,
  globalName,
  httpAddress,
  listOf,
  number,
  schemaOf,
  table,
  text,
  textLike,
} from './values.ts';

/** Codes are names in generated modules, folders and addresses. */
const siteCode = textLike(/^[A-Z][A-Z0-9_]{1,9}$/, 'a site’s code such as DE or CH_FR');

const cookieRoles = Object.keys(defaultCookies) as CookieRole[];

/** Stricter than RFC 6265: characters that all servers support. */
const cookie = v.optional(
  textLike(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'a cookie’s name, without spaces'),
);

const fieldName = v.optional(textLike(/^(?!__)[A-Za-z_]\w{0,99}$/, 'the name of a field'));

const siteList = v.pipe(
  v.array(siteCode, 'a list of sites’ codes'),
  v.minLength(1, 'at least one site’s code'),
) as unknown as v.GenericSchema<unknown, [string, ...string[]]>;

/** `shop.ts`. */
export const shopSchema = schemaOf<ShopDefinition>()(
  fields({
    name: text,
    key: textLike(/^[a-z]{1,30}$/, 'lower-case letters from a to z, at most 30'),
    logo: fields({ heightPx: number('a height in px, from 8 to 200', 8, 200), withName: flag }),
    sites: siteList,
    countryOrder: v.optional(listOf(siteCode, 'a list of sites’ codes')),
    furtherLocales: v.optional(listOf(choice(productLocales), 'a list of locales')),
    addresses,
    menu: v.optional(menu),
    features,
    loyaltyCard: v.optional(text),
    apps: v.optional(fields({ android: v.optional(httpAddress), ios: v.optional(httpAddress) })),
    newsletter,
    consent: v.optional(
      fields({
        scripts: v.optional(consentScripts),
        openSettings: v.optional(globalName),
        storage: v.optional(
          fields({ variable: globalName, category: v.optional(text), event: v.optional(text) }),
        ),
      }),
    ),
    cookies: v.optional(fields(v.entriesFromList(cookieRoles, cookie))),
    serviceFields: v.optional(
      fields({ cardMember: fieldName, worldForCardHolders: fieldName, cardTopic: fieldName }),
    ),
    imagePaths: v.optional(table(folderPath, folderPath, 'an object of paths')),
    footerLogos: fields({
      folder: folderAddress,
      names: listOf(textLike(/^[\w-]+$/, 'a file’s name without its ending'), 'a list of names'),
    }),
  }),
);
