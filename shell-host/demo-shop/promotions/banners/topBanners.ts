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

const TYPE = 'ApiTopBannerPromotion';

const themes = {
  light: {},
  dark: { img: { useDarkTheme: true } },
  other: {
    backgroundColor: { colorCode: '#f4efe6' },
    promotionTextColor: { colorCode: '#2b1a10' },
  },
};

/**
 * The top banners (`~header_top`), of which the first match is shown. By default that is the season's banner,
 * with a voucher. Others are chosen by tags: `button` (dark theme), `both` (a voucher and a button), `plain`
 * (only a headline).
 */
export const topBanners: readonly Promotion[] = [
  ...seasons.map((season): Promotion => ({
    type: TYPE,
    tags: [...TOPIC_TAGS, 'voucher', season.theme],
    days: season.days,
    group: { test: 'top-banner-wording', group: 'offer-first' },
    content: (site) => {
      const { headline, promotionShortText, ...rest } = seasonContent(season, site);
      return { ...rest, headline: promotionShortText, promotionShortText: headline };
    },
  })),
  {
    type: TYPE,
    tags: [...TOPIC_TAGS, 'voucher', 'dark'],
    days: ['12-01', '12-24'],
    group: { test: 'advent-banner', group: 'dark' },
    content: (site) => ({ ...buttonContent(site), ...themes.dark }),
  },
  ...seasons.map((season): Promotion => ({
    type: TYPE,
    tags: [...TOPIC_TAGS, 'voucher', season.theme],
    days: season.days,
    content: (site) => seasonContent(season, site),
  })),
  {
    type: TYPE,
    tags: ['button', 'dark'],
    content: (site) => ({ ...buttonContent(site), ...themes.dark }),
  },
  { type: TYPE, tags: ['both', 'light'], content: voucherAndButton },
  {
    type: TYPE,
    tags: ['plain', 'other'],
    content: (site) => ({ headline: topBannerTexts[languageOf(site)].sale, ...themes.other }),
  },
];

function seasonContent({ code, theme, headline }: Season, site: Site) {
  const texts = topBannerTexts[languageOf(site)];
  return {
    headline: localize(site, headline),
    promotionShortText: texts.offer,
    promotionLongText: texts.offerInFull,
    ...themes[theme],
    ...legalContent(site),
    voucherOrButton: { selector: 'voucherCode' },
    voucherCode: { code, instruction: texts.instruction },
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

/** A voucher and a button in `voucherOrButton`. The header shows the voucher (PROMO-20). */
function voucherAndButton(site: Site) {
  const { headline, ctaButton } = buttonContent(site);
  const texts = topBannerTexts[languageOf(site)];
  const voucherCode = { code: 'AROMA10', instruction: texts.instruction };
  return {
    headline,
    promotionShortText: texts.offer,
    promotionLongText: texts.offerInFull,
    ...legalContent(site),
    voucherOrButton: { selector: 'ctaButton', voucherCode, ctaButton },
  };
}

function legalContent(site: Site) {
  const texts = topBannerTexts[languageOf(site)];
  const url = servicePageUrl(site, texts.conditions, 400115668);
  return {
    legalText: texts.legal.replace('{url}', url),
    legalTextHint: texts.legalHint,
    legalTextHintShort: texts.legalHintShort,
  };
}
