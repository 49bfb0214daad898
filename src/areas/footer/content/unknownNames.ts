import type { FooterContent } from '../api/footerSchema.ts';
import { iconNames } from '../icons/icons.ts';
import { logoAddress } from '../logos/logos.ts';

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
    ...icons.filter((name) => !iconNames.includes(name)).map((name) => `icon ${name}`),
    ...logos.filter((source) => !logoAddress(source)).map((source) => `logo ${source}`),
  ];
  return [...new Set(unknown)];
}
