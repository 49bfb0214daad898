import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf } from '../../sites.ts';
import type { Site } from '../../sites.ts';
import { pageUrl } from '../../urls.ts';
import { footerData, footerTexts } from './footerData.ts';

/** A link of the footer; `hideInClassic` where only telephones need it. */
export interface FooterLink {
  url: string;
  text: string;
  hideInClassic?: boolean;
}

/** A group of service links (F§3). */
export interface TeaserGroup {
  heading: { iconName: string; link: FooterLink };
  hideGroupInCheckout?: boolean;
  introductoryText: string;
  links: FooterLink[];
  images: { label: string; source: string }[];
}

/** What the groups of a site are made with: its words and facts, links to service pages and to other pages. */
export function footerBuilder(site: Site) {
  return {
    words: footerTexts[languageOf(site)],
    facts: footerData[site],
    page: (text: string, id: number): FooterLink => ({ url: servicePageUrl(site, text, id), text }),
    at: (path: string, text: string): FooterLink => ({ url: pageUrl(site, path), text }),
  };
}

/** A logo by its source; the label is what the name says. */
export function logoImage(source: string): { label: string; source: string } {
  const words = source.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { label: words.join(' '), source };
}
