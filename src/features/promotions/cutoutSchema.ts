import * as v from 'valibot';
import { breakpoints, type Breakpoint } from '../../foundation/browser/viewport.ts';
import type { Cutout } from './cutouts.ts';
import { optionalField } from '../../foundation/untrusted/parseAnswer.ts';
import { safeStyle } from '../../foundation/untrusted/safeStyle.ts';
import { imageUrl } from '../../foundation/untrusted/safeUrl.ts';

const names = Object.keys(breakpoints) as Breakpoint[];

const srcSchema = v.pipe(v.unknown(), v.transform(imageUrl), v.string('No address of an image'));
const width = v.pipe(v.number(), v.minValue(1), v.finite());

/** One cut-out of a promotion's picture (contract §3); without an address that may be fetched there is none. */
export const cutoutSchema = v.pipe(
  v.object({
    imagePath: srcSchema,
    targetSize: optionalField(v.object({ width })),
    breakpoint: optionalField(v.picklist(names)),
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
