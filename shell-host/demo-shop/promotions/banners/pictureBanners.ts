import { categories } from '../../catalogue/catalogue.ts';
import { localize } from '../../localize.ts';
import { languageOf } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import type { Promotion } from '../promotion.ts';
import { TOPIC_TAGS, VARIANT_TAGS } from '../tags.ts';
import { categorySublines } from './categorySublines.ts';
import { phaseTexts } from './phaseTexts.ts';

/** The phase-integration banners (`~header_pi`): gifts before Christmas, the origin of the coffee otherwise. */
export const phaseBanners: readonly Promotion[] = [
  phaseBanner('gifts', 'gift-ideas', 'sale', true, ['11-25', '12-24']),
  phaseBanner('origin', 'coffee-harvest', 'roasts', false),
];

/** The scenes of the category banners' pictures. */
const scenes = {
  coffee: 'espresso-bar',
  kitchen: 'cooking',
  home: 'cosy-corner',
  fashion: 'knitwear-season',
  sale: 'big-sale',
} as const satisfies Record<keyof typeof categorySublines, string>;

/** The category banners by promotion id, `category_<slug of the root category>`. */
export const categoryBanners: Record<string, readonly Promotion[]> = Object.fromEntries(
  Object.entries(scenes).map(([slug, scene]) => [
    `category_${slug}`,
    [categoryBanner(slug as keyof typeof scenes, scene)],
  ]),
);

function phaseBanner(
  name: keyof typeof phaseTexts,
  scene: string,
  category: string,
  isDark: boolean,
  days?: Promotion['days'],
): Promotion {
  return {
    type: 'ApiPiPromotion',
    tags: [...TOPIC_TAGS, ...VARIANT_TAGS],
    ...(days && { days }),
    content: (site) => {
      const { headline, subline, link } = phaseTexts[name][languageOf(site)];
      const url = categoryUrl(site, category);
      return {
        headline,
        subline,
        img: { piImage: `/image-delivery/phases/${scene}.svg`, useDarkTheme: isDark },
        link: { url, text: link },
        linkURL: url,
      };
    },
  };
}

function categoryBanner(slug: keyof typeof scenes, scene: string): Promotion {
  const title = categories.find((category) => category.slug === slug)?.title;
  return {
    type: 'ApiCategory',
    tags: [...TOPIC_TAGS, ...VARIANT_TAGS],
    content: (site) => ({
      headline: title ? localize(site, title) : slug,
      subline: localize(site, categorySublines[slug]),
      img: { imageData: { cutouts: cutouts(scene) } },
      promotionTextColor: { colorCode: '#2b1a10' },
      linkURL: categoryUrl(site, slug),
    }),
  };
}

/** Each cut-out is used up to its breakpoint, the widest one above that too (PROMO-18). */
function cutouts(scene: string) {
  return [
    { cut: 'small', width: 375, breakpoint: 's', position: 'center' },
    { cut: 'medium', width: 768, breakpoint: 'l', position: 'right' },
    { cut: 'large', width: 1280, breakpoint: 'xxl', position: 'right' },
    { cut: 'wide', width: 1920, breakpoint: '4xl', position: 'right' },
  ].map(({ cut, width, breakpoint, position }) => ({
    imagePath: `/image-delivery/banners/${scene}-${cut}.svg`,
    targetSize: { width },
    breakpoint,
    imageCss: `object-position: ${position}`,
    containerCss: 'text-align: left',
  }));
}
