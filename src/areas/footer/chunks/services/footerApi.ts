import { getContent } from '../../../../features/promotions/chunks/services/promotionsApi.ts';
import type { PromotionSource } from '../../../../features/promotions/promotionSource.ts';
import type { ParsedAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { footerSchema, type FooterContent } from './footerSchema.ts';

/** The footer's content of a promotion (FOOT-02); null where there is none. Rejects as `getContent`. */
export function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  return getContent(source, footerSchema);
}

/** Which icons and logos there are, by name. */
export interface KnownPictures {
  icon(name: string): boolean;
  logo(source: string): boolean;
}

/** The icons and logos of the content that fascia does not have, each once, as `icon rocket` (FOOT-10). */
export function unknownNames(content: FooterContent, has: KnownPictures): string[] {
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
    ...icons.filter((name) => !has.icon(name)).map((name) => `icon ${name}`),
    ...logos.filter((source) => !has.logo(source)).map((source) => `logo ${source}`),
  ];
  return [...new Set(unknown)];
}

/** What an operator should know of promoted content: that there is none, or what of it fascia does not have; else empty. */
export function problemOf(
  { id, site }: PromotionSource,
  content: FooterContent | null,
  has: KnownPictures,
): string {
  if (!content) return `There is no promotion ${id} for ${site}`;
  const unknown = unknownNames(content, has).join(', ');
  return unknown && `Unknown: ${unknown}`;
}
