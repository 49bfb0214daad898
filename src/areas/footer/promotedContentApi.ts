import type { PromotionSource } from '../../features/promotions/promotionSource.ts';
import { getContent } from '../../features/promotions/api/promotionsApi.ts';
import { report } from '../../foundation/browser/report.ts';
import type { ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import type { FooterContent } from './footerContent.ts';
import { footerSchema } from './footerSchema.ts';
import { unknownNames } from './unknownNames.ts';

const tell = (message: string) => report({ module: 'footer', operation: 'content', message });

/**
 * The footer that editors made as a promotion (F§7); null where there is none. An icon or a logo that F§3
 * does not know is reported and stays: it costs nothing but itself (F§8).
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  const answer = await getContent(source, footerSchema);
  if (!answer.value) {
    tell(`There is no promotion ${source.id} for ${source.site}`);
    return answer;
  }
  const unknown = unknownNames(answer.value);
  if (unknown.length > 0) tell(`Unknown: ${unknown.join(', ')}`);
  return answer;
}
