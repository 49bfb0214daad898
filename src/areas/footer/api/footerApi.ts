import { getContent } from '../../../features/promotions/api/promotionsApi.ts';
import type { PromotionSource } from '../../../features/promotions/promotionSource.ts';
import type { ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import { footerSchema, type FooterContent } from './footerSchema.ts';

/** The footer's content of a promotion (FOOT-02); null where there is none. Rejects as `getContent`. */
export function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  return getContent(source, footerSchema);
}
