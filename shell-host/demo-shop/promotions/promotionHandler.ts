import { viewContext } from '../preview/viewContext.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { benefits } from './banners/benefits.ts';
import { categoryBanners, phaseBanners } from './banners/pictureBanners.ts';
import { topBanners } from './banners/topBanners.ts';
import { footerContent } from './footer/footerContent.ts';
import { choosePromotion, type Promotion } from './promotion.ts';

/** The promotions of each id in order of priority. */
export const promotionsById = new Map<string, readonly Promotion[]>([
  ['~header_top', topBanners],
  ['~header_benefits', benefits],
  ['~header_pi', phaseBanners],
  ...categoryBanners,
]);

/** The kind of promotion of each id (PROMO-09). */
const types = new Map([
  ['~header_top', 'ApiTopBannerPromotion'],
  ['~header_benefits', 'ApiHeaderBenefitsPromotion'],
  ['~header_pi', 'ApiPiPromotion'],
]);

/**
 * `GET …/promotion/{id}`: the promotion to display, `{ type, contentJSON }` (PROMO-01, PROMO-10), or 404. The footer
 * has no tags, and its type is not read (FOOT-02).
 */
export const readPromotion: Handler = (c) => {
  const id = c.req.param('promotionId') ?? '';
  const filter = {
    allOf: c.req.queries('allOfTags') ?? [],
    anyOf: c.req.queries('anyOfTags') ?? [],
    noneOf: c.req.queries('noneOfTags') ?? [],
  };
  const found = choosePromotion(promotionsById.get(id) ?? [], filter, viewContext(c));
  const site = requestSite(c);
  const content = id === 'SHOP_FOOTER' ? footerContent(site) : found?.content(site);
  const isEmpty = !content || ('links' in content && content.links.length === 0);
  if (isEmpty) return problemResponse(404, 'urn:promotion:not_found', 'Promotion not found');
  const contentJSON = JSON.stringify(content);
  return c.json({ type: types.get(id) ?? 'ApiCategory', contentJSON });
};
