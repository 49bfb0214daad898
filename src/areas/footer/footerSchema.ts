import * as v from 'valibot';
import { address } from '../../foundation/untrusted/schemaAtoms.ts';
import { listOf, optionalField } from '../../foundation/untrusted/parseAnswer.ts';
import type { FooterContent } from './footerContent.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const textPiece = optionalField(text);
const flagPiece = optionalField(v.boolean());

const link = v.object({ url: address, text, hideInClassic: flagPiece });
const image = v.object({ label: text, source: text });
const iconLink = v.object({ iconName: text, link: address });

/** A missing list is an empty one. */
function listPiece<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    // The default: what is optional without one is not looked at where it is missing.
    v.nullish(v.unknown(), []),
    optionalField(listOf(item)),
    v.transform((given) => given ?? []),
  );
}

const iconsPiece = optionalField(v.object({ heading: textPiece, icons: listPiece(iconLink) }));

const teaserGroup = v.object({
  heading: v.object({
    iconName: textPiece,
    // A heading without an address is a heading still.
    link: v.object({ url: optionalField(address), text }),
  }),
  hideGroupInCheckout: flagPiece,
  introductoryText: textPiece,
  links: listPiece(link),
  images: optionalField(listOf(image)),
});

/**
 * The one shape of a footer's content (F§3, contract §3): of what is shipped, which tests check, and of
 * what `SHOP_FOOTER` answers. A piece of no use is absent; without service and legal links it is no footer.
 */
export const footerSchema = v.pipe(
  v.object({
    headline: textPiece,
    teaserGroups: listPiece(teaserGroup),
    seo: optionalField(
      v.object({ heading: text, columns: listPiece(v.object({ links: listPiece(link) })) }),
    ),
    socialMedia: iconsPiece,
    appReferences: iconsPiece,
    legalLinks: listPiece(link),
    viewChanger: optionalField(v.object({ toMobile: textPiece, toDesktop: textPiece })),
    salesTax: optionalField(
      v.object({ textBeforeLink: textPiece, link, textAfterLink: textPiece }),
    ),
    qualityLogos: optionalField(
      v.object({
        heading: textPiece,
        logos: listPiece(v.object({ link: optionalField(address), image })),
      }),
    ),
  }),
  v.check(({ teaserGroups, legalLinks }) => teaserGroups.length + legalLinks.length > 0),
  v.transform((content): FooterContent => content),
);
