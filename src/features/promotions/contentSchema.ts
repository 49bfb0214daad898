import * as v from 'valibot';
import { objectOf, optionalField } from '../../foundation/untrusted/parseAnswer.ts';
import {
  addressPiece,
  benefitsPiece,
  buttonPiece,
  colorPiece,
  flagPiece,
  imagePiece,
  imgPiece,
  linkPiece,
  textPiece,
  voucherPiece,
} from './pieceSchemas.ts';

/** The fields of a content, whatever its kind (H§3, contract §3). Each may be missing. */
export const contentSchema = objectOf({
  headline: textPiece,
  subline: textPiece,
  promotionShortText: textPiece,
  promotionLongText: textPiece,
  img: imgPiece,
  piImage: imagePiece,
  useDarkTheme: flagPiece,
  backgroundColor: colorPiece,
  promotionTextColor: colorPiece,
  legalText: textPiece,
  legalTextHint: textPiece,
  legalTextHintShort: textPiece,
  voucherOrButton: optionalField(v.object({ voucherCode: voucherPiece, ctaButton: buttonPiece })),
  voucherCode: voucherPiece,
  ctaButton: buttonPiece,
  links: benefitsPiece,
  link: linkPiece,
  linkURL: addressPiece,
});

/** A content as it was answered, without what cannot be used. */
export type ParsedContent = v.InferOutput<typeof contentSchema>;
