import * as v from 'valibot';
import { objectOf, optionalField } from '../../../../../../foundation/http/parseAnswer.ts';
import {
  optionalAddress,
  optionalFlag,
  optionalText,
} from '../../../../../../foundation/untrusted/schemaAtoms.ts';
import {
  legalFields,
  legalNoticeOf,
  themeFields,
  themeOf,
} from '../../../../chunks/services/contentFields.ts';

/** A voucher, or `undefined` if it has no code. */
const voucherCode = optionalField(
  v.pipe(
    v.object({ code: optionalText, instruction: optionalText }),
    v.transform(({ code, instruction }) =>
      code === undefined ? undefined : { kind: 'voucher' as const, code, instruction },
    ),
  ),
);

/** A call-to-action button, or `undefined` if its text or URL is missing. */
const ctaButton = optionalField(
  v.pipe(
    v.object({ ctaLink: optionalField(v.object({ url: optionalAddress })), text: optionalText }),
    v.transform(({ ctaLink, text }) => {
      const url = ctaLink?.url;
      return url === undefined || text === undefined
        ? undefined
        : { kind: 'button' as const, url, text };
    }),
  ),
);

/** The slim banner at the top (PROMO-12), or `null` if it has no content. */
export const topBannerSchema = v.pipe(
  objectOf({
    ...themeFields,
    ...legalFields,
    headline: optionalText,
    promotionShortText: optionalText,
    promotionLongText: optionalText,
    img: optionalField(v.object({ useDarkTheme: optionalFlag })),
    voucherOrButton: optionalField(v.object({ voucherCode, ctaButton })),
    voucherCode,
    ctaButton,
  }),
  v.transform((content) => {
    const { headline, promotionShortText: shortText, promotionLongText: longText } = content;
    // A voucher takes precedence over a button, regardless of their position (PROMO-16, PROMO-20).
    const offer =
      content.voucherCode ??
      content.voucherOrButton?.voucherCode ??
      content.ctaButton ??
      content.voucherOrButton?.ctaButton;
    if (!(headline ?? shortText ?? longText ?? offer)) return null;
    return {
      kind: 'topBanner' as const,
      headline,
      shortText,
      /** May contain unsanitised markup. Render it only with `RichText`. */
      longText,
      offer,
      legal: legalNoticeOf(content),
      theme: themeOf(content),
    };
  }),
);

export type TopBannerContent = NonNullable<v.InferOutput<typeof topBannerSchema>>;
