import type { ParsedContent } from './contentSchema.ts';
import type { BannerTheme, LegalNotice, Offer, Promotion } from './promotion.ts';

/** The types of H§3. */
export const promotionTypes = [
  'ApiTopBannerPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiPiPromotion',
  'ApiCategory',
] as const;

/** A kind of promotion as the service names it (H§3). */
type PromotionType = (typeof promotionTypes)[number];

/** The strip has room for so many links (H§9). */
const MOST_BENEFITS = 4;

function themeOf(content: ParsedContent): BannerTheme {
  const { img, backgroundColor: background, promotionTextColor: text } = content;
  const isDark = img?.useDarkTheme ?? content.useDarkTheme ?? false;
  const usual = isDark ? 'dark' : 'light';
  return { name: background === undefined ? usual : 'other', isDark, background, text };
}

function legalOf({ legalText, legalTextHint, legalTextHintShort }: ParsedContent) {
  if (legalText === undefined) return undefined;
  return {
    text: legalText,
    hint: legalTextHint,
    shortHint: legalTextHintShort,
  } satisfies LegalNotice;
}

/** A voucher with a code wins, whatever the selector says (contract §4). */
function offerOf({ voucherOrButton, voucherCode, ctaButton }: ParsedContent): Offer | undefined {
  const vouchers = [voucherCode, voucherOrButton?.voucherCode];
  const voucher = vouchers.find((each) => each?.code !== undefined);
  if (voucher?.code !== undefined) {
    return { kind: 'voucher', code: voucher.code, instruction: voucher.instruction };
  }
  for (const button of [ctaButton, voucherOrButton?.ctaButton]) {
    const url = button?.ctaLink?.url;
    if (url !== undefined && button?.text !== undefined)
      return { kind: 'button', url, text: button.text };
  }
  return undefined;
}

function contentOf(type: PromotionType, content: ParsedContent): Promotion {
  const { headline, subline } = content;
  const theme = themeOf(content);
  switch (type) {
    case 'ApiTopBannerPromotion':
      return {
        kind: 'topBanner',
        headline,
        shortText: content.promotionShortText,
        longText: content.promotionLongText,
        offer: offerOf(content),
        legal: legalOf(content),
        theme,
      };
    case 'ApiHeaderBenefitsPromotion':
      return { kind: 'benefits', links: content.links?.slice(0, MOST_BENEFITS) ?? [] };
    case 'ApiCategory':
      return {
        kind: 'categoryBanner',
        headline,
        subline,
        cutouts: content.img?.imageData?.cutouts ?? [],
        url: content.linkURL ?? content.link?.url,
        legal: legalOf(content),
        theme,
      };
    case 'ApiPiPromotion':
      return {
        kind: 'phase',
        headline,
        subline,
        image: content.img?.piImage ?? content.piImage,
        url: content.link?.url ?? content.linkURL,
        linkText: content.link?.text,
        theme,
      };
  }
}

function hasSomething(promotion: Promotion): boolean {
  switch (promotion.kind) {
    case 'topBanner': {
      const { headline, shortText, longText, offer } = promotion;
      return Boolean(headline ?? shortText ?? longText ?? offer);
    }
    case 'benefits':
      return promotion.links.length > 0;
    case 'categoryBanner': {
      const { headline, subline, cutouts } = promotion;
      return Boolean(headline ?? subline) || cutouts.length > 0;
    }
    case 'phase': {
      const { headline, subline, image, url, linkText } = promotion;
      return Boolean(headline ?? subline ?? image ?? (url && linkText));
    }
  }
}

/** What is shown of an answer; null where it holds nothing to show (H§5). */
export function promotionOf(type: PromotionType, content: ParsedContent): Promotion | null {
  const promotion = contentOf(type, content);
  return hasSomething(promotion) ? promotion : null;
}
