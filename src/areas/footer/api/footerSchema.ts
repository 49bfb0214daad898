import * as v from 'valibot';
import { listOf, objectOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import {
  address,
  optionalAddress,
  optionalFlag,
  optionalText,
  text,
} from '../../../foundation/untrusted/schemaAtoms.ts';
import type { FooterContent } from '../content/footerContent.ts';

/** A missing list is an empty one. */
function listOrEmpty<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    // Valibot runs a pipe on a missing field only if that has a default.
    v.nullish(v.unknown(), []),
    optionalField(listOf(item)),
    v.transform((items) => items ?? []),
  );
}

const link = objectOf({ url: address, text, hideInClassic: optionalFlag });
const image = objectOf({ label: text, source: text });
const iconLink = objectOf({ iconName: text, link: address });
const iconLinks = objectOf({ heading: optionalText, icons: listOrEmpty(iconLink) });

const teaserGroup = objectOf({
  heading: objectOf({ iconName: optionalText, link: objectOf({ url: optionalAddress, text }) }),
  hideGroupInCheckout: optionalFlag,
  introductoryText: optionalText,
  links: listOrEmpty(link),
  images: optionalField(listOf(image)),
});

/**
 * The shape of a footer's content: of what is shipped, which tests check, and of what `SHOP_FOOTER` answers. An
 * unusable part is absent (FOOT-06). A content without any teaser group and legal link is no footer.
 */
export const footerSchema = v.pipe(
  objectOf({
    headline: optionalText,
    teaserGroups: listOrEmpty(teaserGroup),
    seo: optionalField(
      objectOf({ heading: text, columns: listOrEmpty(objectOf({ links: listOrEmpty(link) })) }),
    ),
    socialMedia: optionalField(iconLinks),
    appReferences: optionalField(iconLinks),
    legalLinks: listOrEmpty(link),
    viewChanger: optionalField(objectOf({ toMobile: optionalText, toDesktop: optionalText })),
    salesTax: optionalField(
      objectOf({ textBeforeLink: optionalText, link, textAfterLink: optionalText }),
    ),
    qualityLogos: optionalField(
      objectOf({
        heading: optionalText,
        logos: listOrEmpty(objectOf({ link: optionalAddress, image })),
      }),
    ),
  }),
  v.check(({ teaserGroups, legalLinks }) => teaserGroups.length + legalLinks.length > 0),
  v.transform((content): FooterContent => content),
);
