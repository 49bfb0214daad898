import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf } from '../../sites.ts';
import type { Site } from '../../sites.ts';
import { pageUrl } from '../../urls.ts';
import { footerData, footerTexts } from './footerData.ts';

/** A link of the footer. `hideInClassic` hides it on the desktop. */
export interface FooterLink {
  url: string;
  text: string;
  hideInClassic?: boolean;
}

/** A group of service links (FOOT-04). */
export interface FooterTeaserGroup {
  heading: { iconName: string; link: FooterLink };
  hideGroupInCheckout?: boolean;
  introductoryText: string;
  links: FooterLink[];
  images: { label: string; source: string }[];
}

/** A site's texts and data, and functions that make its links. */
export function footerContext(site: Site) {
  return {
    texts: footerTexts[languageOf(site)],
    data: footerData[site],
    servicePageLink: (text: string, id: number): FooterLink => ({
      url: servicePageUrl(site, text, id),
      text,
    }),
    pageLink: (path: string, text: string): FooterLink => ({ url: pageUrl(site, path), text }),
  };
}

/** The logo with this source. Its label is the source in words. */
export function logoImage(source: string): { label: string; source: string } {
  const words = source.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { label: words.join(' '), source };
}
