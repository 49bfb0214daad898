import type { Site } from '../../sites.ts';
import { shopFooters } from '../footer/shopFooters.ts';
import type { Promotion } from '../promotion.ts';
import { benefits as rows, siteDataOf } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';

const newsletterFirst = [
  ...rows.filter(({ promise }) => promise === 'newsletter'),
  ...rows.filter(({ promise }) => promise !== 'newsletter'),
];

/** Maximum length in characters. Four such texts fit on a wide page. */
const LONGEST = 50;

/**
 * The benefits strip (`~header_benefits`): links with the promises of each site. For another shop, the promises are
 * texts of its footer.
 */
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
  if (!promises) return footerBenefits(site);
  return order.flatMap(({ promise, to, boldLink }) => {
    const text = promises[promise];
    return text ? [{ ...promotionLink(site, text, to), boldLink }] : [];
  });
}

/** Returns the first sentences of a footer's groups that are short enough. */
function footerBenefits(site: Site) {
  const groups = shopFooters[site]?.teaserGroups ?? [];
  return groups
    .flatMap(({ heading, introductoryText = '' }) => {
      const [text = ''] = introductoryText.split(/(?<=\.)\s+(?=\p{Lu})/u);
      const { url } = heading.link;
      if (!text || text.length > LONGEST || !url) return [];
      return [{ ...promotionLink(site, text, url), boldLink: false }];
    })
    .slice(0, 4);
}
