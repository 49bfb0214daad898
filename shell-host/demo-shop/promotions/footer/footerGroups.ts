import type { Site } from '../../sites.ts';
import {
  footerGroups as groups,
  footerPromises,
  siteData,
  type FooterGroup,
} from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts } from '../promotionTexts.ts';
import { logoImage } from './logoImage.ts';

/** The groups of service links in a site's footer (FOOT-04). */
export function footerGroups(site: Site) {
  return groups.map(({ name, icon, to, links, logos, hideGroupInCheckout }) => {
    const texts = promotionTexts(site).footer.groups[name];
    const { icons, ...data } = siteData[site].footer;
    return {
      heading: { iconName: icons?.[name] ?? icon, link: promotionLink(site, texts.heading, to) },
      ...(hideGroupInCheckout && { hideGroupInCheckout }),
      introductoryText: texts.intro,
      links: links.flatMap((link) => groupLinks(site, texts, link)),
      images: logos ? data[logos].map(logoImage) : [],
    };
  });
}

/** The link with one of the group's texts, or a link for each of the site's promises. */
function groupLinks(
  site: Site,
  texts: Readonly<Record<string, string>>,
  link: FooterGroup['links'][number],
) {
  const { to, hideInClassic } = link;
  if ('promises' in link)
    return footerPromises(site)[link.promises].map((text) => promotionLink(site, text, to));
  const parameters = Object.entries(link.parameters ?? {}).map(([name, text]) => [
    name,
    texts[text],
  ]);
  return {
    ...promotionLink(site, texts[link.text] ?? link.text, to, Object.fromEntries(parameters)),
    ...(hideInClassic && { hideInClassic }),
  };
}
