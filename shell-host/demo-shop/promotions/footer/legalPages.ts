import type { Site } from '../../sites.ts';
import type { FooterLink } from '../../wireTypes.ts';
import { siteDataOf } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts } from '../promotionTexts.ts';
import { shopFooters } from './shopFooters.ts';

/**
 * The pages that every page of a site must link to (FOOT-38): imprint, privacy, terms and withdrawal, or the legal
 * links of the footer in the shop's folder.
 */
export function legalPages(site: Site): FooterLink[] {
  const data = siteDataOf(site)?.footer;
  if (!data) {
    const links = shopFooters[site]?.legalLinks ?? [];
    return links.filter(({ url }) => url && !url.startsWith('#'));
  }
  const { legal } = promotionTexts(site).footer;
  const { withdrawal = legal.withdrawal, termsUrl } = data;
  const terms = promotionLink(site, legal.terms, 400115678);
  return [
    promotionLink(site, legal.imprint, 400115677),
    promotionLink(site, legal.privacy, '/privacy'),
    { ...terms, url: termsUrl ?? terms.url },
    promotionLink(site, withdrawal, 400115679),
  ];
}
