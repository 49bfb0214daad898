import type { Site } from '../../sites.ts';
import { siteData } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts } from '../promotionTexts.ts';

/** Imprint, privacy, terms and withdrawal of a site: pages that every page must lead to (FOOT-38). */
export function legalPages(site: Site) {
  const { legal } = promotionTexts(site).footer;
  const { withdrawal = legal.withdrawal, termsUrl } = siteData[site].footer;
  const terms = promotionLink(site, legal.terms, 400115678);
  return [
    promotionLink(site, legal.imprint, 400115677),
    promotionLink(site, legal.privacy, '/privacy'),
    { ...terms, url: termsUrl ?? terms.url },
    promotionLink(site, withdrawal, 400115679),
  ];
}
