import { closedObject, count, flag, listOf, schemaRef, enumOf, text } from '../schema.ts';
import type { Schema } from '../schema.ts';

const color = closedObject({ colorCode: { type: 'string', pattern: '^#[0-9a-f]{6}$' } });
const voucherCode = closedObject({ code: text, instruction: text });
const ctaButton = closedObject({ ctaLink: closedObject({ url: text }), text });

/** The content of each type of promotion, which `contentJSON` holds as a string (PROMO-09, PROMO-10). */
const contents: Record<string, Schema> = {
  TopBannerContent: closedObject(
    { headline: text },
    {
      promotionShortText: text,
      promotionLongText: text,
      img: closedObject({ useDarkTheme: flag }),
      backgroundColor: color,
      promotionTextColor: color,
      legalText: text,
      legalTextHint: text,
      legalTextHintShort: text,
      voucherOrButton: closedObject(
        { selector: enumOf('voucherCode', 'ctaButton') },
        { voucherCode, ctaButton },
      ),
      voucherCode,
      ctaButton,
    },
  ),
  BenefitsContent: closedObject({
    links: { ...listOf(closedObject({ url: text, text, boldLink: flag })), maxItems: 4 },
  }),
  PhaseContent: closedObject({
    headline: text,
    subline: text,
    img: closedObject({ piImage: text, useDarkTheme: flag }),
    link: closedObject({ url: text, text }),
    linkURL: text,
  }),
  CategoryContent: closedObject({
    headline: text,
    subline: text,
    img: closedObject({ imageData: closedObject({ cutouts: listOf(schemaRef('Cutout')) }) }),
    promotionTextColor: color,
    linkURL: text,
  }),
};

function promotion(type: string, content: string): Schema {
  return closedObject({
    type: { const: type },
    contentJSON: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: schemaRef(content),
    },
  });
}

/** The promotion service. `ApiCategory` is also the type of the footer's content. */
export const promotionSchemas = {
  ...contents,
  Cutout: closedObject({
    imagePath: text,
    targetSize: closedObject({ width: count }),
    breakpoint: enumOf('xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl'),
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
  CategoryOrFooterContent: { oneOf: [schemaRef('CategoryContent'), schemaRef('FooterContent')] },
};
