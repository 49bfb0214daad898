import { closed, count, flag, listOf, named, oneOfWords, text } from '../schema.ts';
import type { Schema } from '../schema.ts';

const color = closed({ colorCode: { type: 'string', pattern: '^#[0-9a-f]{6}$' } });
const voucherCode = closed({ code: text, instruction: text });
const ctaButton = closed({ ctaLink: closed({ url: text }), text });

/** The content of each type, as `contentJSON` holds it (H§3, contract §3). */
const contents: Record<string, Schema> = {
  TopBannerContent: closed(
    { headline: text },
    {
      promotionShortText: text,
      promotionLongText: text,
      img: closed({ useDarkTheme: flag }),
      backgroundColor: color,
      promotionTextColor: color,
      legalText: text,
      legalTextHint: text,
      legalTextHintShort: text,
      voucherOrButton: closed(
        { selector: oneOfWords('voucherCode', 'ctaButton') },
        { voucherCode, ctaButton },
      ),
      voucherCode,
      ctaButton,
    },
  ),
  BenefitsContent: closed({
    links: { ...listOf(closed({ url: text, text, boldLink: flag })), maxItems: 4 },
  }),
  PhaseContent: closed({
    headline: text,
    subline: text,
    img: closed({ piImage: text, useDarkTheme: flag }),
    link: closed({ url: text, text }),
    linkURL: text,
  }),
  CategoryContent: closed({
    headline: text,
    subline: text,
    img: closed({ imageData: closed({ cutouts: listOf(named('Cutout')) }) }),
    promotionTextColor: color,
    linkURL: text,
  }),
};

function promotion(type: string, content: string): Schema {
  return closed({
    type: { const: type },
    contentJSON: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: named(content),
    },
  });
}

/** The promotions that an id can answer with; `ApiCategory` is also the type of the footer's content. */
export const promotionSchemas = {
  ...contents,
  Cutout: closed({
    imagePath: text,
    targetSize: closed({ width: count }),
    breakpoint: oneOfWords('xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl'),
    imageCss: text,
    containerCss: text,
  }),
  Promotion: {
    oneOf: [
      promotion('ApiTopBannerPromotion', 'TopBannerContent'),
      promotion('ApiHeaderBenefitsPromotion', 'BenefitsContent'),
      promotion('ApiPiPromotion', 'PhaseContent'),
      promotion('ApiCategory', 'CategoryOrFooterContent'),
    ],
  },
  CategoryOrFooterContent: { oneOf: [named('CategoryContent'), named('FooterContent')] },
};
