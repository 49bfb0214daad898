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

/** Checks by name whether fascia has an icon or a logo. */
export interface KnownPictures {
  icon(name: string): boolean;
  logo(source: string): boolean;
}

/** The content's icons and logos that fascia does not have, without duplicates, such as `icon rocket` (FOOT-10). */
export function unknownNames(content: FooterContent, known: KnownPictures): string[] {
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
    ...icons.filter((name) => !known.icon(name)).map((name) => `icon ${name}`),
    ...logos.filter((source) => !known.logo(source)).map((source) => `logo ${source}`),
  ];
  return [...new Set(unknown)];
}

/** A message for the operator about missing content, or unknown icons and logos. Otherwise an empty string. */
export function problemOf(
  { id, site }: PromotionSource,
  content: FooterContent | null,
  known: KnownPictures,
): string {
  if (!content) return `The promotion ${id} of ${site} is missing`;
  const unknown = unknownNames(content, known).join(', ');
  return unknown && `Unknown: ${unknown}`;
}
