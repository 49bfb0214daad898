import { localize } from '../../localize.ts';
import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf } from '../../sites.ts';
import type { Site } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import type { Promotion } from '../promotion.ts';
import { TOPIC_TAGS } from '../tags.ts';
import { seasons } from './seasons.ts';
import type { Season } from './seasons.ts';
import { topBannerTexts } from './topBannerTexts.ts';

const type = 'ApiTopBannerPromotion';

const themes = {
  light: {},
  dark: { img: { useDarkTheme: true } },
  other: {
    backgroundColor: { colorCode: '#f4efe6' },
    promotionTextColor: { colorCode: '#2b1a10' },
  },
};

/**
 * The top banners (`~header_top`), the first that fits is shown. The seasons' have a voucher; those behind
 * them are reached by tags: `button` (dark), `both` (a voucher and a button), `plain` (a headline alone).
 */
export const topBanners: readonly Promotion[] = [
  ...seasons.map((season): Promotion => ({
    type,
    tags: [...TOPIC_TAGS, 'voucher', season.theme],
    days: season.days,
    group: { test: 'top-banner-wording', group: 'offer-first' },
    content: (site) => {
      const { headline, promotionShortText, ...rest } = seasonContent(season, site);
      return { ...rest, headline: promotionShortText, promotionShortText: headline };
    },
  })),
  {
    type,
    tags: [...TOPIC_TAGS, 'voucher', 'dark'],
    days: ['12-01', '12-24'],
    group: { test: 'advent-banner', group: 'dark' },
    content: (site) => ({ ...buttonContent(site), ...themes.dark }),
  },
  ...seasons.map((season): Promotion => ({
    type,
    tags: [...TOPIC_TAGS, 'voucher', season.theme],
    days: season.days,
    content: (site) => seasonContent(season, site),
  })),
  {
    type,
    tags: ['button', 'dark'],
    content: (site) => ({ ...buttonContent(site), ...themes.dark }),
  },
  { type, tags: ['both', 'light'], content: voucherAndButton },
  {
    type,
    tags: ['plain', 'other'],
    content: (site) => ({ headline: topBannerTexts[languageOf(site)].sale, ...themes.other }),
  },
];

function seasonContent({ code, theme, headline }: Season, site: Site) {
  const words = topBannerTexts[languageOf(site)];
  return {
    headline: localize(site, headline),
    promotionShortText: words.offer,
    promotionLongText: words.offerInFull,
    ...themes[theme],
    ...legalContent(site),
    voucherOrButton: { selector: 'voucherCode' },
    voucherCode: { code, instruction: words.instruction },
  };
}

function buttonContent(site: Site) {
  const { news } = topBannerTexts[languageOf(site)];
  return {
    headline: news.headline,
    promotionShortText: news.text,
    promotionLongText: news.text,
    voucherOrButton: { selector: 'ctaButton' },
    ctaButton: { ctaLink: { url: categoryUrl(site, 'all') }, text: news.button },
  };
}

/** What a voucher and a button look like inside `voucherOrButton`; the voucher wins (contract §4). */
function voucherAndButton(site: Site) {
  const { headline, ctaButton } = buttonContent(site);
  const words = topBannerTexts[languageOf(site)];
  const voucherCode = { code: 'AROMA10', instruction: words.instruction };
  return {
    headline,
    promotionShortText: words.offer,
    promotionLongText: words.offerInFull,
    ...legalContent(site),
    voucherOrButton: { selector: 'ctaButton', voucherCode, ctaButton },
  };
}

function legalContent(site: Site) {
  const words = topBannerTexts[languageOf(site)];
  const url = servicePageUrl(site, words.conditions, 400115668);
  return {
    legalText: words.legal.replace('{url}', url),
    legalTextHint: words.legalHint,
    legalTextHintShort: words.legalHintShort,
  };
}
