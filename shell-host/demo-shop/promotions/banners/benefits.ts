import type { Site } from '../../sites.ts';
import type { Promotion } from '../promotion.ts';
import { benefits as rows, siteDataOf } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';

const newsletterFirst = [
  ...rows.filter(({ promise }) => promise === 'newsletter'),
  ...rows.filter(({ promise }) => promise !== 'newsletter'),
];

/** The benefits strip (`~header_benefits`): links with the promises of each site. */
export const benefits: readonly Promotion[] = [
  {
    days: ['03-01', '12-24'],
    group: { test: 'benefits-order', group: 'newsletter-first' },
    content: (site) => ({ links: benefitLinks(site, newsletterFirst) }),
  },
  { content: (site) => ({ links: benefitLinks(site, rows) }) },
];

function benefitLinks(site: Site, order: typeof rows) {
  const promises = siteDataOf(site)?.promises;
  return order.flatMap(({ promise, to, boldLink }) => {
    const text = promises?.[promise];
    return text ? [{ ...promotionLink(site, text, to), boldLink }] : [];
  });
}
