import type { FooterContent, FooterLink } from '../footerContent.ts';

/** Every link of a content with a text and an address. */
export function linksOf(content: FooterContent): FooterLink[] {
  return [
    ...content.teaserGroups.flatMap(({ heading, links }) => [heading.link, ...links]),
    ...(content.seo?.columns ?? []).flatMap(({ links }) => links),
    ...content.legalLinks,
    ...(content.salesTax ? [content.salesTax.link] : []),
  ];
}

/** The addresses that only an icon or a logo leads to. */
export function iconAddressesOf(content: FooterContent): (string | undefined)[] {
  const lists = [content.socialMedia, content.appReferences];
  return [
    ...lists.flatMap((list) => list?.icons ?? []).map(({ link }) => link),
    ...(content.qualityLogos?.logos ?? []).map(({ link }) => link),
  ];
}

/** Every logo's name in a content. */
export function logosOf(content: FooterContent): string[] {
  return [
    ...content.teaserGroups.flatMap(({ images = [] }) => images),
    ...(content.qualityLogos?.logos ?? []).map(({ image }) => image),
  ].map(({ source }) => source);
}

const NO_TEXTS = new Set(['url', 'link', 'iconName', 'source']);

/** Every text that a visitor reads, wherever it stands. */
export function textsOf(piece: unknown): string[] {
  if (Array.isArray(piece)) return piece.flatMap(textsOf);
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.entries(piece).flatMap(([name, value]) => {
    if (typeof value !== 'string') return textsOf(value);
    return NO_TEXTS.has(name) ? [] : [value];
  });
}
