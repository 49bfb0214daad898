import { isPreview } from '../../foundation/browser/storage/cookies.ts';
import type { HttpRequest } from '../../foundation/http/httpRequest.ts';
import type { PromotionSource } from './promotionSource.ts';

/** The request for a promotion (PROMO-03). */
export const promotionRequest = ({ id, site, query }: PromotionSource): HttpRequest => ({
  service: 'promotion',
  path: `/service/promotion/api/promotion/${encodeURIComponent(id)}${query && '?'}${query}`,
  headers: { 'X-Hunter-Site': site },
  // Staff must see an editor's latest changes.
  noCache: isPreview(),
});
