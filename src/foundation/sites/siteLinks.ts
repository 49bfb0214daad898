import { DE_TERMS_PAGE, samePages } from './pages.ts';
import type { Site } from './sites.ts';

/** Pages of a site that several features link to. */
interface SiteLinks {
  /** Frequently asked questions. */
  readonly help: string;
  /** All branches. */
  readonly stores: string;
  readonly contact: string;
  readonly privacy: string;
  /** The terms of business. */
  readonly terms: string;
}

/** The links of every site. Not for the header's first download. */
export const siteLinks: Readonly<Record<Site, SiteLinks>> = {
  DE: { ...samePages, help: '/haeufige-fragen-s400115666', terms: DE_TERMS_PAGE },
  AT: { ...samePages, help: '/haeufige-fragen-s400115666', terms: '/agb-s400115678' },
  CH: { ...samePages, help: '/haeufige-fragen-s400115666', terms: '/agb-s400115678' },
  CH_FR: {
    ...samePages,
    help: '/questions-frequentes-s400115666',
    terms: '/conditions-generales-s400115678',
  },
  CZ: { ...samePages, help: '/caste-dotazy-s400115666', terms: '/obchodni-podminky-s400115678' },
  HU: {
    ...samePages,
    help: '/gyakori-kerdesek-s400115666',
    terms: '/altalanos-szerzodesi-feltetelek-s400115678',
  },
  PL: { ...samePages, help: '/czeste-pytania-s400115666', terms: '/regulamin-s400115678' },
  SK: { ...samePages, help: '/caste-otazky-s400115666', terms: '/obchodne-podmienky-s400115678' },
  TR: {
    ...samePages,
    help: '/sikca-sorulan-sorular-s400115666',
    terms: '/genel-sartlar-s400115678',
  },
};
