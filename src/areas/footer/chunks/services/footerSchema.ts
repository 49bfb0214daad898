import * as v from 'valibot';
import {
  listOf,
  listOrEmpty,
  objectOf,
  optionalField,
} from '../../../../foundation/http/parseAnswer.ts';
import {
  address,
  optionalAddress,
  optionalFlag,
  optionalText,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';

/** With `hideInClassic`, a link is shown only in narrow windows and on mobile platforms (FOOT-22). */
const link = objectOf({ url: address, text, hideInClassic: optionalFlag });

/** A logo. An unknown source renders an empty tile (FOOT-10). */
const image = objectOf({ label: text, source: text });

/** Icon links with a heading. */
const iconLinks = objectOf({
  heading: optionalText,
  icons: listOrEmpty(objectOf({ iconName: text, link: address })),
});

/** The links of one topic (FOOT-04). */
const teaserGroup = objectOf({
  heading: objectOf({ iconName: optionalText, link: objectOf({ url: optionalAddress, text }) }),
  /** Hides the group in the reduced footer (FOOT-19). */
  hideGroupInCheckout: optionalFlag,
  /** May contain unsanitised markup. Render it with `RichText` only. */
  introductoryText: optionalText,
  links: listOrEmpty(link),
  images: optionalField(listOf(image)),
});

const seo = objectOf({
  heading: text,
  columns: listOrEmpty(objectOf({ links: listOrEmpty(link) })),
});

const salesTax = objectOf({ textBeforeLink: optionalText, link, textAfterLink: optionalText });

/** Quality and trust marks, each with a link to its issuer (FOOT-09). */
const qualityLogos = objectOf({
  heading: optionalText,
  logos: listOrEmpty(objectOf({ link: optionalAddress, image })),
});

/**
 * A footer's content, bundled or from `SHOP_FOOTER`. Omits invalid parts (FOOT-06). Rejects content that has neither
 * teaser groups nor legal links.
 */
export const footerSchema = v.pipe(
  objectOf({
    headline: optionalText,
    teaserGroups: listOrEmpty(teaserGroup),
    seo: optionalField(seo),
    socialMedia: optionalField(iconLinks),
    appReferences: optionalField(iconLinks),
    legalLinks: listOrEmpty(link),
    /** The labels of the links between the mobile and the desktop view. */
    viewChanger: optionalField(objectOf({ toMobile: optionalText, toDesktop: optionalText })),
    salesTax: optionalField(salesTax),
    qualityLogos: optionalField(qualityLogos),
    /** The company's name and postal address in one line, for print. */
    address: optionalText,
  }),
  v.check(({ teaserGroups, legalLinks }) => teaserGroups.length + legalLinks.length > 0),
);

export type FooterContent = v.InferOutput<typeof footerSchema>;
export type FooterLink = v.InferOutput<typeof link>;
export type FooterImage = v.InferOutput<typeof image>;
export type IconLinks = v.InferOutput<typeof iconLinks>;
export type TeaserGroupContent = v.InferOutput<typeof teaserGroup>;
export type SeoContent = v.InferOutput<typeof seo>;
export type SalesTax = v.InferOutput<typeof salesTax>;
export type QualityLogosContent = v.InferOutput<typeof qualityLogos>;
