import { categories as catalogueCategories } from '../../catalogue/catalogue.ts';
import { localize } from '../../localize.ts';
import { categoryUrl } from '../../urls.ts';
import type { Promotion } from '../promotion.ts';
import { categories, cutouts, phases, type Category } from '../promotionData.ts';
import { promotionTexts } from '../promotionTexts.ts';

/** The phase-integration banners (`~header_pi`): gifts before Christmas, otherwise the origin of the coffee. */
export const phaseBanners: readonly Promotion[] = phases.map(
  ({ name, scene, category, useDarkTheme, days, hours }) => ({
    days,
    hours,
    content: (site) => {
      const { headline, subline, link } = promotionTexts(site).phases[name];
      const url = categoryUrl(site, category);
      return {
        headline,
        subline,
        img: { piImage: `/image-delivery/phases/${scene}.svg`, useDarkTheme },
        link: { url, text: link },
        linkURL: url,
      };
    },
  }),
);

/** The category banners by promotion id, `category_<slug of the root category>`. */
export const categoryBanners = categories.map((category): [string, readonly Promotion[]] => [
  `category_${category.slug}`,
  [categoryBanner(category)],
]);

/** The headline of a category's banner is the category's title. */
function categoryBanner({ slug, scene }: Category): Promotion {
  const title = catalogueCategories.find((category) => category.slug === slug)?.title;
  return {
    content: (site) => ({
      headline: title ? localize(site, title) : slug,
      subline: promotionTexts(site).categories[slug],
      img: { imageData: { cutouts: cutoutImages(scene) } },
      promotionTextColor: { colorCode: '#2b1a10' },
      linkURL: categoryUrl(site, slug),
    }),
  };
}

/** Each cut-out is used up to its breakpoint. The widest one also applies above it (PROMO-18). */
function cutoutImages(scene: string) {
  return cutouts.map(({ cut, width, breakpoint, position }) => ({
    imagePath: `/image-delivery/banners/${scene}-${cut}.svg`,
    targetSize: { width },
    breakpoint,
    imageCss: `object-position: ${position}`,
    containerCss: 'text-align: left',
  }));
}
