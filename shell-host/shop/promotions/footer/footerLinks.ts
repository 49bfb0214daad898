import { pageOf } from '../../addresses.ts';
import { languageOf } from '../../catalogue/languages.ts';
import type { Site } from '../../catalogue/languages.ts';
import { servicePage } from '../../servicePage.ts';
import { footerFacts, footerWords } from './footerFacts.ts';

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
export function footerToolsOf(site: Site) {
  return {
    words: footerWords[languageOf(site)],
    facts: footerFacts[site],
    page: (text: string, id: number): FooterLink => ({ url: servicePage(site, text, id), text }),
    at: (path: string, text: string): FooterLink => ({ url: pageOf(site, path), text }),
  };
}

/** A logo by its source; the label is what the name says. */
export function logo(source: string): { label: string; source: string } {
  const words = source.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { label: words.join(' '), source };
}
