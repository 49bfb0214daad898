import type { Site } from '../../sites.ts';
import {
  footerGroups as groups,
  siteDataOf,
  type FooterGroup,
  type SiteData,
} from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts } from '../promotionTexts.ts';

/** The groups of service links in a site's footer (FOOT-04). */
export function footerGroups(site: Site, { icons, ...data }: SiteData['footer']) {
  return groups.map(({ name, icon, to, links, logos, hideGroupInCheckout }) => {
    const texts = promotionTexts(site).footer.groups[name];
    return {
      heading: { iconName: icons?.[name] ?? icon, link: promotionLink(site, texts.heading, to) },
      ...(hideGroupInCheckout && { hideGroupInCheckout }),
      introductoryText: texts.intro,
      links: links.flatMap((link) => groupLinks(site, texts, link)),
      images: logos ? data[logos].map(logoImage) : [],
    };
  });
}

/** Returns a link with one of the group's texts, or a link for each of the site's promises. */
function groupLinks(
  site: Site,
  texts: Readonly<Record<string, string>>,
  link: FooterGroup['links'][number],
) {
  const { to, hideInClassic } = link;
  if ('promises' in link) {
    return promisesOf(site)[link.promises].map((text) => promotionLink(site, text, to));
  }
  const { text, parameters = {} } = link;
  const query = Object.entries(parameters).map(([name, value]) => [name, texts[value]]);
  return {
    ...promotionLink(site, texts[text] ?? text, to, Object.fromEntries(query)),
    ...(hideInClassic && { hideInClassic }),
  };
}

/** The promises in a site's footer, by topic. */
function promisesOf(site: Site) {
  const { promises, footer } = siteDataOf(site) ?? {};
  const {
    delivery = [promises?.freeDelivery ?? []].flat(),
    card = [],
    contact = [],
  } = footer ?? {};
  return { delivery, returns: [promises?.returns ?? []].flat(), card, contact };
}

/** Returns the logo with this source. Its label is derived from the source. */
export function logoImage(source: string): { label: string; source: string } {
  const words = source.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { label: words.join(' '), source };
}
