import * as v from 'valibot';
import { breakpoints, type Breakpoint } from '../../../../../foundation/browser/viewport.ts';
import { optionalField } from '../../../../../foundation/untrusted/parseAnswer.ts';
import { safeStyle, type SafeStyle } from '../../../../../foundation/untrusted/safeStyle.ts';
import { imageAddress } from '../../../../../foundation/untrusted/schemaAtoms.ts';

/** A picture for windows up to a width (PROMO-18). */
export interface Cutout {
  /** An address that may be fetched. */
  src: string;
  /** The widest window that it is for; without one it is for all. */
  upTo: Breakpoint | undefined;
  /** The picture's own width in px, where it is known. */
  width: number | undefined;
  imageStyle: SafeStyle | undefined;
  containerStyle: SafeStyle | undefined;
}

const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const width = v.pipe(v.number(), v.minValue(1), v.finite());

/** A cut-out as the service writes it; without an address that may be fetched there is none. */
export const cutoutSchema = v.pipe(
  v.object({
    imagePath: imageAddress,
    targetSize: optionalField(v.object({ width })),
    breakpoint: optionalField(v.picklist(breakpointNames)),
    imageCss: v.optional(v.unknown()),
    containerCss: v.optional(v.unknown()),
  }),
  v.transform(({ imagePath, targetSize, breakpoint, imageCss, containerCss }): Cutout => ({
    src: imagePath,
    upTo: breakpoint,
    width: targetSize?.width,
    imageStyle: safeStyle(imageCss),
    containerStyle: safeStyle(containerCss),
  })),
);
