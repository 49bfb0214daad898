import { viewContext } from '../preview/viewContext.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import type { Site } from '../sites.ts';
import { benefits } from './banners/benefits.ts';
import { categoryBanners, phaseBanners } from './banners/pictureBanners.ts';
import { topBanners } from './banners/topBanners.ts';
import { footerContent } from './footer/footerContent.ts';
import { choosePromotion } from './promotion.ts';
import type { Promotion } from './promotion.ts';

/** For the footer's content the type is not read (FOOT-02). */
const FOOTER: Promotion = { type: 'ApiCategory', tags: [], content: footerContent };

/** The promotions of each id, in order of priority. */
const promotionsById = new Map<string, readonly Promotion[]>([
  ['~header_top', topBanners],
  ['~header_benefits', benefits],
  ['~header_pi', phaseBanners],
  ...categoryBanners,
]);

/**
 * `GET …/promotion/{id}`: the promotion to show, `{ type, contentJSON }` (PROMO-02, PROMO-10); 404 if there
 * is none.
 */
export const readPromotion: Handler = (c) => {
  const id = c.req.param('promotionId') ?? '';
  const promotion = id === 'SHOP_FOOTER' ? FOOTER : findPromotion(c, id);
  return promotion ? promotionResponse(c, promotion, requestSite(c)) : noPromotion();
};

function findPromotion(c: ShopContext, id: string): Promotion | undefined {
  const filter = {
    allOf: c.req.queries('allOfTags') ?? [],
    anyOf: c.req.queries('anyOfTags') ?? [],
    noneOf: c.req.queries('noneOfTags') ?? [],
  };
  return choosePromotion(promotionsById.get(id) ?? [], filter, viewContext(c));
}

function promotionResponse(c: ShopContext, { type, content }: Promotion, site: Site): Response {
  return c.json({ type, contentJSON: JSON.stringify(content(site)) });
}

function noPromotion(): Response {
  return problemResponse(404, 'urn:promotion:not_found', 'There is no such promotion');
}
