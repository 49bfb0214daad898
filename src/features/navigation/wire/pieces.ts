import * as v from 'valibot';
import { address } from '../../../foundation/untrusted/schemaAtoms.ts';
import { listOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import { imageUrl } from '../../../foundation/untrusted/safeUrl.ts';

/** The default size of a teaser's image (H§3). */
const WIDTH_PX = 488;
const HEIGHT_PX = 287;

/** A text to read; an empty one is none. */
export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text that may be missing; an editor's empty field is no mistake to report. */
export const optionalText = optionalField(v.pipe(v.string(), v.trim()));

/** Where to go. `url` and `href` are two words for one thing (contract §3). */
export const destination = {
  url: optionalField(address),
  href: optionalField(address),
  target: optionalField(v.picklist(['_self', '_blank', '_parent', '_top'])),
};

/** An address to fetch a picture from. */
export const imageAddress = v.pipe(
  v.string(),
  v.check((src) => imageUrl(src) !== undefined),
);

const sizeSchema = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1)));

export const imageSchema = v.pipe(
  v.object({ src: imageAddress, alt: optionalText, width: sizeSchema, height: sizeSchema }),
  v.transform(({ src, alt = '', width = WIDTH_PX, height = HEIGHT_PX }) => ({
    src,
    alt,
    width,
    height,
  })),
);

/** Names of badges or flags. */
export const namesSchema = optionalField(listOf(textSchema));
