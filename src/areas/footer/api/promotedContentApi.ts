import type { PromotionSource } from '../../../features/promotions/promotion.ts';
import { getContent } from '../../../features/promotions/promotionsApi.ts';
import { report } from '../../../foundation/browser/report.ts';
import type { ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import { glyphOf } from '../icons/icons.ts';
import { logoAddress } from '../logos/logos.ts';
import { footerSchema, type FooterContent } from './footerSchema.ts';

/** The icons and logos of a content that have no drawing, each once, as `icon rocket` (FOOT-12). */
export function unknownNames(content: FooterContent): string[] {
  const { teaserGroups, socialMedia, appReferences, qualityLogos } = content;
  const icons = [
    ...teaserGroups.flatMap(({ heading }) => heading.iconName ?? []),
    ...[socialMedia, appReferences]
      .flatMap((list) => list?.icons ?? [])
      .map((icon) => icon.iconName),
  ];
  const logos = [
    ...teaserGroups.flatMap(({ images = [] }) => images),
    ...(qualityLogos?.logos ?? []).map(({ image }) => image),
  ].map(({ source }) => source);
  const unknown = [
    ...icons.filter((name) => !glyphOf(name)).map((name) => `icon ${name}`),
    ...logos.filter((source) => !logoAddress(source)).map((source) => `logo ${source}`),
  ];
  return [...new Set(unknown)];
}

const reportContent = (message: string) =>
  report({ module: 'footer', operation: 'content', message });

/**
 * The footer's content of a promotion (FOOT-02); null where there is none, which is reported. Unknown icons and
 * logos are reported and left in; they are not drawn, all else is (FOOT-12).
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
