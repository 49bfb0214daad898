import { getContent } from '../../../../features/promotions/chunks/services/promotionsApi.ts';
import type { PromotionSource } from '../../../../features/promotions/promotionSource.ts';
import type { ParsedAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { footerSchema, type FooterContent } from './footerSchema.ts';

/** Fetches a promotion as footer content, or `null` if it does not exist (FOOT-02). Rejects like `getContent`. */
export function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  return getContent(source, footerSchema);
}

/** Finds a picture by its name. Returns `undefined` if fascia does not have it. */
type Find = (name: string) => unknown;

/** The content's icons and logos that fascia does not have, without duplicates, such as `icon rocket` (FOOT-10). */
export function unknownNames(content: FooterContent, glyphOf: Find, logoAddress: Find): string[] {
  const { teaserGroups, socialMedia, appReferences, qualityLogos } = content;
  const icons = [
    ...teaserGroups.map(({ heading }) => heading),
    ...[socialMedia, appReferences].flatMap((list) => list?.icons ?? []),
  ].flatMap(({ iconName }) => iconName ?? []);
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

/** A message for the operator about missing content, or unknown icons and logos. Otherwise an empty string. */
export function problemOf(
  { id, site }: PromotionSource,
  content: FooterContent | null,
  glyphOf: Find,
  logoAddress: Find,
): string {
  if (!content) return `The promotion ${id} of ${site} is missing`;
  const unknown = unknownNames(content, glyphOf, logoAddress).join(', ');
  return unknown && `Unknown: ${unknown}`;
}
