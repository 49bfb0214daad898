import { pageOf } from '../../addresses.ts';
import type { Site } from '../../catalogue/languages.ts';
import { servicePage } from '../../servicePage.ts';
import { promises } from '../promises.ts';
import { TOPICS, VARIANTS } from '../tags.ts';
import type { Promotion } from '../promotion.ts';

interface BenefitLink {
  url: string;
  text: string;
  boldLink: boolean;
}

const type = 'ApiHeaderBenefitsPromotion';
const tags = [...TOPICS, ...VARIANTS];

/** The benefits strip (`~header_benefits`): the promises of each site. */
export const benefits: readonly Promotion[] = [
  {
    type,
    tags,
    days: ['03-01', '12-24'],
    group: { test: 'benefits-order', group: 'newsletter-first' },
    content: (site) => {
      const links = linksOf(site);
      return { links: links.toSorted((a, b) => Number(isNewsletter(b)) - Number(isNewsletter(a))) };
    },
  },
  { type, tags, content: (site) => ({ links: linksOf(site) }) },
];

function linksOf(site: Site): BenefitLink[] {
  const { freeDelivery, returns, newsletter, branches } = promises[site];
  return [
    ...(freeDelivery
      ? [{ url: servicePage(site, freeDelivery, 400115662), text: freeDelivery, boldLink: true }]
      : []),
    { url: servicePage(site, returns, 400115664), text: returns, boldLink: false },
    { url: pageOf(site, '/subscribenewsletter'), text: newsletter, boldLink: false },
    ...(branches
      ? [{ url: pageOf(site, '/service/storefinder/'), text: branches, boldLink: false }]
      : []),
  ];
}

function isNewsletter({ url }: BenefitLink): boolean {
  return url.startsWith('/subscribenewsletter');
}
