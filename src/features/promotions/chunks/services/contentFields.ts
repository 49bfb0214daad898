import * as v from 'valibot';
import { optionalField } from '../../../../foundation/http/parseAnswer.ts';
import { safeColor } from '../../../../foundation/untrusted/safeColor.ts';
import {
  optionalAddress,
  optionalFlag,
  optionalText,
  optionalUnlessEmpty,
} from '../../../../foundation/untrusted/schemaAtoms.ts';

/** `{ url, text }`. */
export const optionalLink = optionalField(v.object({ url: optionalAddress, text: optionalText }));

/** Parses `{ colorCode }` to a colour that is safe in a style. */
const optionalColor = optionalField(
  v.pipe(
    v.object({
      colorCode: optionalUnlessEmpty(v.pipe(v.unknown(), v.transform(safeColor), v.string())),
    }),
    v.transform(({ colorCode }) => colorCode),
  ),
);

/** The fields that determine a banner's theme, together with `img.useDarkTheme`. */
export const themeFields = {
  useDarkTheme: optionalFlag,
  backgroundColor: optionalColor,
  promotionTextColor: optionalColor,
};

interface ThemedContent extends v.InferOutput<v.ObjectSchema<typeof themeFields, undefined>> {
  img?: { useDarkTheme?: boolean | undefined } | undefined;
}

/** The theme of a banner: light, dark, or with an editor's background (PROMO-17). */
export function themeOf(content: ThemedContent) {
  const { img, backgroundColor: background, promotionTextColor: text } = content;
  // A dark theme has light text. It also applies to an editor's background.
  const isDark = img?.useDarkTheme ?? content.useDarkTheme ?? false;
  const defaultName = isDark ? 'dark' : 'light';
  const name = background === undefined ? defaultName : 'other';
  return { name, isDark, background, text } as const;
}
export type BannerTheme = ReturnType<typeof themeOf>;

export const legalFields = {
  legalText: optionalText,
  legalTextHint: optionalText,
  legalTextHintShort: optionalText,
};

type LegalContent = v.InferOutput<v.ObjectSchema<typeof legalFields, undefined>>;

/** The legal text of a banner. Its `text` may contain unsanitised markup. Render it only with `RichText`. */
export function legalNoticeOf(content: LegalContent) {
  const { legalText: text, legalTextHint: hint, legalTextHintShort: shortHint } = content;
  return text === undefined ? undefined : { text, hint, shortHint };
}
export type LegalNotice = NonNullable<ReturnType<typeof legalNoticeOf>>;
