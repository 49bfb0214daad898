import type { Site } from '../sites.ts';
import type { Promotion } from './promotion.ts';
import promotions from './promotions.json' with { type: 'json' };
import type { PromotionTexts } from './promotionTexts.ts';
import type { LinkTarget } from './promotionLink.ts';
import sites from './sites.json' with { type: 'json' };

/** The top banner of a season. The seasons cover the whole year, so that there is always a banner. */
export interface Season extends Required<Pick<Promotion, 'days'>> {
  name: keyof PromotionTexts['seasons'];
  code: string;
  theme: keyof typeof promotions.themes;
}

/** A phase-integration banner. */
export interface Phase extends Pick<Promotion, 'days'> {
  name: keyof PromotionTexts['phases'];
  scene: string;
  category: string;
  useDarkTheme: boolean;
}

/** The banner of a root category. */
export interface Category {
  slug: keyof PromotionTexts['categories'];
  scene: string;
}

/** A link of the benefits strip, on the sites with this promise. */
interface Benefit {
  promise: keyof SiteData['promises'];
  to: LinkTarget;
  boldLink: boolean;
}

/** A group of the footer's service links (FOOT-04). `hideInClassic` hides a link on the desktop. */
export interface FooterGroup {
  name: keyof PromotionTexts['footer']['groups'];
  icon: string;
  to: LinkTarget;
  links: ({ to: LinkTarget; hideInClassic?: boolean } & (
    | { text: string; parameters?: Record<string, string> }
    | { promises: keyof ReturnType<typeof footerPromises> }
  ))[];
  logos?: 'payments' | 'carriers';
  hideGroupInCheckout?: boolean;
}

/** What differs between the sites: promises (SITE-09 to SITE-13), logos (FOOT-11) and legal links. */
interface SiteData {
  /** HU has no threshold for free delivery; only some sites have pick-up in branches. */
  promises: { freeDelivery?: string; returns: string; newsletter: string; branches?: string };
  footer: {
    /** Default: the promise of free delivery. */
    delivery?: string[];
    card?: string[];
    contact?: string[];
    payments: string[];
    carriers: string[];
    /** Empty for a site without this row. */
    qualityLogos: string[];
    /** Icons of groups that differ from those of the other sites. */
    icons?: Partial<Record<FooterGroup['name'], string>>;
    /** The right of withdrawal, where the law has another name for it than that of the language's largest site. */
    withdrawal?: string;
    termsUrl?: string;
    /** The note on sales tax is optional (FOOT-08): the Swiss sites have it in their terms. */
    hasTaxNote: boolean;
  };
}

// The types of JSON have no tuples and no literals; a test validates both files with their schemas.
export const seasons = promotions.seasons as unknown as readonly Season[];
export const phases = promotions.phases as unknown as readonly Phase[];
export const footerGroups = promotions.footer.groups as readonly FooterGroup[];
export const siteData: Readonly<Record<Site, SiteData>> = sites;
export const categories = promotions.categories as readonly Category[];
export const benefits = promotions.benefits as readonly Benefit[];
export const { cutouts, footer, themes } = promotions;

/** The promises that a site's footer lists, by topic. */
export function footerPromises(site: Site) {
  const { promises, footer } = siteData[site];
  const { delivery = [promises.freeDelivery ?? []].flat(), card = [], contact = [] } = footer;
  return { delivery, returns: [promises.returns], card, contact };
}
