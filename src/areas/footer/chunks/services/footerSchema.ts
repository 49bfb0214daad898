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

/** A link that is marked `hideInClassic` is shown in narrow windows and on mobile platforms only (FOOT-22). */
const link = objectOf({ url: address, text, hideInClassic: optionalFlag });

/** A logo by its source; an unknown one gives an empty tile (FOOT-10). */
const image = objectOf({ label: text, source: text });

/** Icons that are links, under a heading. */
const iconLinks = objectOf({
  heading: optionalText,
  icons: listOrEmpty(objectOf({ iconName: text, link: address })),
});

/** Links to one service of the shop (FOOT-04). */
const teaserGroup = objectOf({
  heading: objectOf({ iconName: optionalText, link: objectOf({ url: optionalAddress, text }) }),
  /** Not in the reduced footer (FOOT-19). */
  hideGroupInCheckout: optionalFlag,
  /** May hold markup, not yet sanitised: for `RichText` only. */
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
 * A footer's content: what is shipped, which tests check, and what `SHOP_FOOTER` answers. An unusable part is
 * absent (FOOT-06). Content without any teaser group and legal link is not a footer.
 */
export const footerSchema = v.pipe(
  objectOf({
    headline: optionalText,
    teaserGroups: listOrEmpty(teaserGroup),
    seo: optionalField(seo),
    socialMedia: optionalField(iconLinks),
    appReferences: optionalField(iconLinks),
    legalLinks: listOrEmpty(link),
    /** The labels of the links between the views for phones and for desktops. */
    viewChanger: optionalField(objectOf({ toMobile: optionalText, toDesktop: optionalText })),
    salesTax: optionalField(salesTax),
    qualityLogos: optionalField(qualityLogos),
    /** The company with its postal address, in one line: what is left of the footer on paper. */
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
