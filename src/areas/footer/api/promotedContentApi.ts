import type { PromotionSource } from '../../../features/promotions/promotion.ts';
import { getContent } from '../../../features/promotions/promotionsApi.ts';
import { report } from '../../../foundation/browser/report.ts';
import type { ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import type { FooterContent } from '../content/footerContent.ts';
import { footerSchema } from './footerSchema.ts';
import { unknownNames } from './unknownNames.ts';

const reportContent = (message: string) =>
  report({ module: 'footer', operation: 'content', message });

/**
 * The footer's content of a promotion (FOOT-02); null where there is none, which is reported. Unknown icons and
 * logos are reported and left in: they are not drawn, and all else is (FOOT-12).
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  const answer = await getContent(source, footerSchema);
  if (!answer.value) {
    reportContent(`There is no promotion ${source.id} for ${source.site}`);
    return answer;
  }
  const unknown = unknownNames(answer.value);
  if (unknown.length > 0) reportContent(`Unknown: ${unknown.join(', ')}`);
  return answer;
}
