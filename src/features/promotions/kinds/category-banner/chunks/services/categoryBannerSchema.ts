import * as v from 'valibot';
import {
  breakpoints,
  type Breakpoint,
} from '../../../../../../foundation/browser/page/viewport.ts';
import {
  listOrEmpty,
  objectOf,
  optionalField,
} from '../../../../../../foundation/http/parseAnswer.ts';
import { safeStyle } from '../../../../../../foundation/untrusted/safeStyle.ts';
import {
  imageAddress,
  optionalAddress,
  optionalFlag,
  optionalText,
} from '../../../../../../foundation/untrusted/schemaAtoms.ts';
import {
  legalFields,
  legalNoticeOf,
  optionalLink,
  themeFields,
  themeOf,
} from '../../../../chunks/services/contentFields.ts';

const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const width = v.pipe(v.number(), v.minValue(1), v.finite());

/** A picture for windows up to a width (PROMO-18). Requires a valid image URL. */
export const cutoutSchema = v.pipe(
  v.object({
    imagePath: imageAddress,
    targetSize: optionalField(v.object({ width })),
    breakpoint: optionalField(v.picklist(breakpointNames)),
    imageCss: v.optional(v.unknown()),
    containerCss: v.optional(v.unknown()),
  }),
  v.transform(({ imagePath, targetSize, breakpoint, imageCss, containerCss }) => ({
    src: imagePath,
    /** The maximum window width. If absent, the picture is for all widths. */
    upTo: breakpoint,
    /** The picture's intrinsic width in px, if known. */
    width: targetSize?.width,
    imageStyle: safeStyle(imageCss),
    containerStyle: safeStyle(containerCss),
  })),
);

export type Cutout = v.InferOutput<typeof cutoutSchema>;

/** The banner of a category (PROMO-14), or `null` if it has no content. */
export const categoryBannerSchema = v.pipe(
  objectOf({
    ...themeFields,
    ...legalFields,
    headline: optionalText,
    subline: optionalText,
    img: optionalField(
      v.object({
        imageData: optionalField(v.object({ cutouts: listOrEmpty(cutoutSchema) })),
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
