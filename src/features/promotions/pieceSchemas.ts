import * as v from 'valibot';
import { address } from '../../foundation/untrusted/schemaAtoms.ts';
import { cutoutSchema } from './cutoutSchema.ts';
import { listOf, optionalField } from '../../foundation/untrusted/parseAnswer.ts';
import { safeColor } from '../../foundation/untrusted/safeColor.ts';
import { imageUrl } from '../../foundation/untrusted/safeUrl.ts';

/** An editor's tool sends what was left empty as `''`: that is absent, and no mistake. */
function unlessEmpty<const Piece extends v.GenericSchema>(piece: Piece) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given)),
    optionalField(piece),
  );
}

/** A text without the blanks around it. */
export const textPiece = unlessEmpty(v.pipe(v.string(), v.trim()));

/** An address that may be followed. */
export const addressPiece = unlessEmpty(address);

/** Where a picture is fetched from. */
export const imagePiece = unlessEmpty(v.pipe(v.unknown(), v.transform(imageUrl), v.string()));

/** A mark that may be missing; `undefined` is not `false` where it stands in several places. */
export const flagPiece = optionalField(v.boolean());

/** `{ colorCode }` as a colour that may be shown. */
export const colorPiece = optionalField(
  v.pipe(
    v.object({ colorCode: unlessEmpty(v.pipe(v.unknown(), v.transform(safeColor), v.string())) }),
    v.transform(({ colorCode }) => colorCode),
  ),
);

/** `{ url, text }`. */
export const linkPiece = optionalField(v.object({ url: addressPiece, text: textPiece }));

/** The picture's part of a content; `piImage` and `useDarkTheme` stand in it, or beside it. */
export const imgPiece = optionalField(
  v.object({
    imageData: optionalField(v.object({ cutouts: optionalField(listOf(cutoutSchema)) })),
    piImage: imagePiece,
    useDarkTheme: flagPiece,
  }),
);

export const voucherPiece = optionalField(v.object({ code: textPiece, instruction: textPiece }));

export const buttonPiece = optionalField(
  v.object({ ctaLink: optionalField(v.object({ url: addressPiece })), text: textPiece }),
);

const benefitSchema = v.pipe(
  v.object({ url: addressPiece, text: textPiece, boldLink: flagPiece }),
  v.check(({ text }) => text !== undefined),
  v.transform(({ url, text = '', boldLink = false }) => ({ url, text, bold: boldLink })),
);

/** The benefits strip's links; one without a text is left out. */
export const benefitsPiece = optionalField(listOf(benefitSchema));
