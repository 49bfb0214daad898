import * as v from 'valibot';
import {
  listOf,
  objectOf,
  optionalField,
} from '../../../../../foundation/untrusted/parseAnswer.ts';
import {
  optionalAddress,
  optionalFlag,
  optionalText,
} from '../../../../../foundation/untrusted/schemaAtoms.ts';
import {
  legalFields,
  legalNoticeOf,
  optionalLink,
  themeFields,
  themeOf,
} from '../../../api/contentFields.ts';
import { cutoutSchema } from './cutoutSchema.ts';

/** The banner of a category (PROMO-14); null without anything to show. */
export const categoryBannerSchema = v.pipe(
  objectOf({
    ...themeFields,
    ...legalFields,
    headline: optionalText,
    subline: optionalText,
    img: optionalField(
      v.object({
        imageData: optionalField(v.object({ cutouts: optionalField(listOf(cutoutSchema)) })),
        useDarkTheme: optionalFlag,
      }),
    ),
    link: optionalLink,
    linkURL: optionalAddress,
  }),
  v.transform((content) => {
    const { headline, subline, img, link, linkURL } = content;
    const cutouts = img?.imageData?.cutouts ?? [];
    if (!(headline ?? subline) && cutouts.length === 0) return null;
    return {
      kind: 'categoryBanner' as const,
      headline,
      subline,
      cutouts,
      url: linkURL ?? link?.url,
      legal: legalNoticeOf(content),
      theme: themeOf(content),
    };
  }),
);

export type CategoryBannerContent = NonNullable<v.InferOutput<typeof categoryBannerSchema>>;
