import * as v from 'valibot';
import { brandIconNamesOf, plainIconNames } from '../../../src/areas/footer/icons/iconNames.ts';
import { safeUrl } from '../../../src/foundation/untrusted/safeUrl.ts';
import type { ShopDefinition } from '../../../src/foundation/shop/defineShop.ts';
import { oneOf } from '../problems.ts';
import { fields, flag, listOf, matching } from './values.ts';

const text = matching('a text', (value) => value.trim() !== '');
const address = matching(
  'a path, an absolute http(s) address, or #consent-settings',
  (value) => safeUrl(value) !== undefined,
);

/**
 * The content of a site's `footer.json` without its empty values. The footer omits parts that do not match the
 * product's schema (FOOT-06), so this schema is as strict.
 */
export function footerSchema({ key, footerLogos }: ShopDefinition): v.GenericSchema {
  const iconNames = [...plainIconNames, ...Object.values(brandIconNamesOf(key))];
  const iconName = v.picklist(iconNames, `an icon: ${iconNames.join(', ')}`);
  const link = fields({ url: address, text, hideInClassic: v.optional(flag) });
  const links = v.optional(listOf(link, 'a list of links'));
  const image = fields({
    label: text,
    source: v.picklist(
      footerLogos.names,
      `a logo of footerLogos.names in shop.ts: ${oneOf(footerLogos.names)}`,
    ),
  });
  const iconLinks = fields({
    heading: v.optional(text),
    icons: v.optional(listOf(fields({ iconName, link: address }), 'a list of icons')),
  });
  const teaserGroup = fields({
    heading: fields({
      iconName: v.optional(iconName),
      link: fields({ url: v.optional(address), text }),
    }),
    hideGroupInCheckout: v.optional(flag),
    introductoryText: v.optional(text),
    links,
    images: v.optional(listOf(image, 'a list of images')),
  });
  const footer = fields({
    headline: v.optional(text),
    teaserGroups: v.optional(listOf(teaserGroup, 'a list of groups')),
    seo: v.optional(
      fields({
        heading: text,
        columns: v.optional(listOf(fields({ links }), 'a list of columns')),
      }),
    ),
    socialMedia: v.optional(iconLinks),
    appReferences: v.optional(iconLinks),
    legalLinks: links,
    viewChanger: v.optional(fields({ toMobile: v.optional(text), toDesktop: v.optional(text) })),
    salesTax: v.optional(
      fields({ textBeforeLink: v.optional(text), link, textAfterLink: v.optional(text) }),
    ),
    qualityLogos: v.optional(
      fields({
        heading: v.optional(text),
        logos: v.optional(listOf(fields({ link: v.optional(address), image }), 'a list of logos')),
      }),
    ),
    address: v.optional(text),
  });
  return v.pipe(
    footer,
    v.check(
      ({ teaserGroups, legalLinks }) => Boolean(teaserGroups ?? legalLinks),
      'a footer with at least one group of links or legal link',
    ),
  );
}
