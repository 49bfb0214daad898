import { servicePageUrl } from '../../servicePageUrl.ts';
import type { Site } from '../../sites.ts';
import { pageUrl } from '../../urls.ts';
import type { Promotion } from '../promotion.ts';
import { servicePromises } from '../servicePromises.ts';
import { TOPIC_TAGS, VARIANT_TAGS } from '../tags.ts';

interface BenefitLink {
  url: string;
  text: string;
  boldLink: boolean;
}

const TYPE = 'ApiHeaderBenefitsPromotion';
const TAGS = [...TOPIC_TAGS, ...VARIANT_TAGS];

/** The benefits strip (`~header_benefits`): links with the promises of each site. */
export const benefits: readonly Promotion[] = [
  {
    type: TYPE,
    tags: TAGS,
    days: ['03-01', '12-24'],
    group: { test: 'benefits-order', group: 'newsletter-first' },
    content: (site) => {
      const links = benefitLinks(site);
      return {
        links: links.toSorted((a, b) => Number(isNewsletterLink(b)) - Number(isNewsletterLink(a))),
      };
    },
  },
  { type: TYPE, tags: TAGS, content: (site) => ({ links: benefitLinks(site) }) },
];

function benefitLinks(site: Site): BenefitLink[] {
  const { freeDelivery, returns, newsletter, branches } = servicePromises[site];
  return [
    ...(freeDelivery
      ? [{ url: servicePageUrl(site, freeDelivery, 400115662), text: freeDelivery, boldLink: true }]
      : []),
    { url: servicePageUrl(site, returns, 400115664), text: returns, boldLink: false },
    { url: pageUrl(site, '/subscribenewsletter'), text: newsletter, boldLink: false },
    ...(branches
      ? [{ url: pageUrl(site, '/service/storefinder/'), text: branches, boldLink: false }]
      : []),
  ];
}

function isNewsletterLink({ url }: BenefitLink): boolean {
  return url.startsWith('/subscribenewsletter');
}
