import * as v from 'valibot';
import { objectOf, optionalField } from '../../../../../../foundation/http/parseAnswer.ts';
import {
  optionalAddress,
  optionalFlag,
  optionalImageAddress,
  optionalText,
} from '../../../../../../foundation/untrusted/schemaAtoms.ts';
import { optionalLink, themeFields, themeOf } from '../../../../chunks/services/contentFields.ts';

/** The phase-integration block (PROMO-14), or `null` if it has no content. */
export const phaseIntegrationSchema = v.pipe(
  objectOf({
    ...themeFields,
    headline: optionalText,
    subline: optionalText,
    img: optionalField(v.object({ piImage: optionalImageAddress, useDarkTheme: optionalFlag })),
    piImage: optionalImageAddress,
    link: optionalLink,
    linkURL: optionalAddress,
  }),
  v.transform((content) => {
    const { headline, subline, img, link, linkURL } = content;
    const image = img?.piImage ?? content.piImage;
    const url = link?.url ?? linkURL;
    const linkText = link?.text;
    if (!(headline ?? subline ?? image ?? (url && linkText))) return null;
    return {
      kind: 'phaseIntegration' as const,
      headline,
      subline,
      image,
      url,
      linkText,
      theme: themeOf(content),
    };
  }),
);

export type PhaseIntegrationContent = NonNullable<v.InferOutput<typeof phaseIntegrationSchema>>;
