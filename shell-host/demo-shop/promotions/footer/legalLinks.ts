import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf, type Site } from '../../sites.ts';
import { pageUrl } from '../../urls.ts';
import { footerTexts } from './footerData.ts';

/** Sites whose law has another name for the right of withdrawal than that of the language's largest site. */
const WITHDRAWAL: Partial<Record<Site, string>> = { AT: 'Rücktrittsrecht', CH: 'Rückgaberecht' };

/** Imprint, privacy, terms and withdrawal of a site: pages that every page must lead to (FOOT-38). */
export function legalPages(site: Site) {
  const { legal } = footerTexts[languageOf(site)];
  const withdrawal = WITHDRAWAL[site] ?? legal.withdrawal;
  const terms =
    site === 'DE' ? '/agb-s400007325.html' : servicePageUrl(site, legal.terms, 400115678);
  return [
    { url: servicePageUrl(site, legal.imprint, 400115677), text: legal.imprint },
    { url: pageUrl(site, '/privacy'), text: legal.privacy },
    { url: terms, text: legal.terms },
    { url: servicePageUrl(site, withdrawal, 400115679), text: withdrawal },
  ];
}

/** The legal links of a footer: the pages, and the entry that opens the consent settings. */
export function legalLinks(site: Site) {
  const { consent } = footerTexts[languageOf(site)].legal;
  return [...legalPages(site), { url: '#consent-settings', text: consent }];
}
