import { retailer } from '../retailer.ts';
import type { Site } from '../sites.ts';
import type { Promotion } from './promotion.ts';
import promotions from './promotions.json' with { type: 'json' };
import type { PromotionTexts } from './promotionTexts.ts';
import type { LinkTarget } from './promotionLink.ts';
import sites from './sites.json' with { type: 'json' };

/** The top banner of a season. The seasons cover the whole year. */
export interface Season extends Required<Pick<Promotion, 'days'>> {
  name: keyof PromotionTexts['seasons'];
  code: string;
  theme: keyof typeof promotions.themes;
}

/** A phase-integration banner. */
export interface Phase extends Pick<Promotion, 'days' | 'hours'> {
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

/** A group of the footer's service links (FOOT-04). `hideInClassic` hides a link on the desktop. */
export interface FooterGroup {
  name: keyof PromotionTexts['footer']['groups'];
  icon: string;
  to: LinkTarget;
  links: ({ to: LinkTarget; hideInClassic?: boolean } & (
    | { text: string; parameters?: Record<string, string> }
    | { promises: 'delivery' | 'returns' | 'card' | 'contact' }
  ))[];
  logos?: 'payments' | 'carriers';
  hideGroupInCheckout?: boolean;
}

/** Values that differ between sites. The promises are texts for the benefits strip and the footer. */
export interface SiteData {
  promises: { freeDelivery?: string; returns: string; newsletter: string; branches?: string };
  footer: {
    delivery?: string[];
    card?: string[];
    contact?: string[];
    payments: string[];
    carriers: string[];
    qualityLogos: string[];
    icons?: Partial<Record<FooterGroup['name'], string>>;
    withdrawal?: string;
    termsUrl?: string;
    hasTaxNote: boolean;
  };
}

// The compiler infers neither tuples nor literals from JSON.
export const seasons = promotions.seasons as unknown as readonly Season[];
export const phases = promotions.phases as unknown as readonly Phase[];
export const footerGroups = promotions.footer.groups as readonly FooterGroup[];
export const categories = promotions.categories as readonly Category[];

const siteData: Readonly<Record<Site, SiteData>> = sites.sites;

/** Returns the data of a site, or `undefined` if the build is for another shop, whose promises are unknown. */
export const siteDataOf = (site: Site): SiteData | undefined =>
  sites.shop === retailer.key ? siteData[site] : undefined;

export const benefits = promotions.benefits as readonly {
  promise: keyof SiteData['promises'];
  to: LinkTarget;
  boldLink: boolean;
}[];
export const { cutouts, footer, tags, themes } = promotions;
