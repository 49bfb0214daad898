import type { Site } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import type { Promotion } from '../promotion.ts';
import { seasons, tags, themes, type Season } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts } from '../promotionTexts.ts';

/**
 * The top banners (`~header_top`). The first match is displayed. The default is the season's banner with a voucher.
 * Tags select others: `button` (dark theme), `both` (a voucher and a button), `plain` (only a headline).
 */
export const topBanners: readonly Promotion[] = [
  ...seasons.map((season): Promotion => ({
    ...seasonBanner(season),
    group: { test: 'top-banner-wording', group: 'offer-first' },
    content: (site) => {
      const { headline, promotionShortText, ...rest } = seasonContent(season, site);
      return { ...rest, headline: promotionShortText, promotionShortText: headline };
    },
  })),
  {
    tags: [...tags.topics, 'voucher', 'dark'],
    days: ['12-01', '12-24'],
    group: { test: 'advent-banner', group: 'dark' },
    content: buttonContent,
  },
  ...seasons.map(seasonBanner),
  { tags: ['button', 'dark'], content: buttonContent },
  { tags: ['both', 'light'], content: voucherAndButton },
  {
    tags: ['plain', 'other'],
    content: (site) => ({ headline: promotionTexts(site).topBanner.sale, ...themes.other }),
  },
];

function seasonBanner(season: Season): Promotion {
  return {
    tags: [...tags.topics, 'voucher', season.theme],
    days: season.days,
    content: (site) => seasonContent(season, site),
  };
}

function seasonContent({ name, code, theme }: Season, site: Site) {
  const texts = promotionTexts(site);
  return {
    headline: texts.seasons[name],
    ...offerContent(site),
    ...themes[theme],
    voucherOrButton: { selector: 'voucherCode' },
    voucherCode: { code, instruction: texts.topBanner.instruction },
  };
}

function buttonContent(site: Site) {
  const { headline, text, button } = promotionTexts(site).topBanner.news;
  return {
    headline,
    promotionShortText: text,
    promotionLongText: text,
    voucherOrButton: { selector: 'ctaButton' },
    ctaButton: { ctaLink: { url: categoryUrl(site, 'all') }, text: button },
    ...themes.dark,
  };
}

/** A voucher and a button in `voucherOrButton`. The header displays the voucher (PROMO-20). */
function voucherAndButton(site: Site) {
  const { headline, ctaButton } = buttonContent(site);
  const { instruction } = promotionTexts(site).topBanner;
  const voucherCode = { code: 'AROMA10', instruction };
  return {
    headline,
    ...offerContent(site),
    voucherOrButton: { selector: 'ctaButton', voucherCode, ctaButton },
  };
}

function offerContent(site: Site) {
  const texts = promotionTexts(site).topBanner;
  const { url } = promotionLink(site, texts.conditions, 400115668);
  return {
    promotionShortText: texts.offer,
    promotionLongText: texts.offerInFull,
    legalText: texts.legal.replace('{url}', url),
    legalTextHint: texts.legalHint,
    legalTextHintShort: texts.legalHintShort,
  };
}
