import type { Site } from '../catalogue/languages.ts';
import { viewOfCall } from '../preview/viewOfCall.ts';
import { problem } from '../routing/problem.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';
import { benefits } from './banners/benefits.ts';
import { categoryBanners, phases } from './banners/pictured.ts';
import { topBanners } from './banners/topBanners.ts';
import { footerContentOf } from './footer/footerContent.ts';
import { choosePromotion } from './promotion.ts';
import type { Promotion } from './promotion.ts';

/** The type is not read for the footer's content (contract §3). */
const FOOTER: Promotion = { type: 'ApiCategory', tags: [], content: footerContentOf };

/** The promotions of an id; none for an id that no editor has made. */
const promotionsById = new Map<string, readonly Promotion[]>([
  ['~header_top', topBanners],
  ['~header_benefits', benefits],
  ['~header_pi', phases],
  ...Object.entries(categoryBanners),
]);

/** `GET …/promotion/{id}`: the one promotion to show, `{ type, contentJSON }`; 404 where there is none (H§3, H§7). */
export const readPromotion: Handler = (c) => {
  const id = c.req.param('promotionId') ?? '';
  const chosen = id === 'SHOP_FOOTER' ? FOOTER : chosenOf(c, id);
  return chosen ? answer(c, chosen, siteOfCall(c)) : noPromotion();
};

function chosenOf(c: ShopContext, id: string): Promotion | undefined {
  const filter = {
    allOf: c.req.queries('allOfTags') ?? [],
    anyOf: c.req.queries('anyOfTags') ?? [],
    noneOf: c.req.queries('noneOfTags') ?? [],
  };
  return choosePromotion(promotionsById.get(id) ?? [], filter, viewOfCall(c));
}

function answer(c: ShopContext, { type, content }: Promotion, site: Site): Response {
  return c.json({ type, contentJSON: JSON.stringify(content(site)) });
}

function noPromotion(): Response {
  return problem(404, 'urn:promotion:not_found', 'There is no such promotion');
}
