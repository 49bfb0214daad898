import { childCategories } from '../../catalogue/categoryTree.ts';
import { localize } from '../../localize.ts';
import type { Site } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import type { FooterContent } from '../../wireTypes.ts';
import { footer, siteDataOf, type SiteData } from '../promotionData.ts';
import { promotionLink } from '../promotionLink.ts';
import { promotionTexts, type PromotionTexts } from '../promotionTexts.ts';
import { footerGroups, logoImage } from './footerGroups.ts';
import { legalPages } from './legalPages.ts';
import { shopFooters } from './shopFooters.ts';

/** Size of logos in px. */
const LOGO_SIZE = { width: 80, height: 80 } as const;

/**
 * The content of the promotion `SHOP_FOOTER` for a site (FOOT-02): the demo's content, or the content in the shop's
 * folder.
 */
export function footerContent(site: Site): FooterContent {
  const data = siteDataOf(site);
  return data ? demoContent(site, data.footer) : (shopFooters[site] ?? {});
}

function demoContent(site: Site, data: SiteData['footer']): FooterContent {
  const texts = promotionTexts(site).footer;
  const { qualityLogos, hasTaxNote } = data;
  const logos = qualityLogos.map((source) => ({
    link: `https://example.org/${source}`,
    image: { ...logoImage(source), ...LOGO_SIZE },
  }));
  return {
    headline: texts.headline,
    teaserGroups: footerGroups(site, data),
    seo: {
      heading: texts.popular,
      columns: footer.seoCategories.map((root) => ({
        links: childCategories(root).map(({ slug, title }) => ({
          url: categoryUrl(site, slug),
          text: localize(site, title),
        })),
      })),
    },
    socialMedia: { heading: texts.social, icons: footer.socialMedia },
    appReferences: { heading: texts.apps, icons: footer.apps },
    legalLinks: [...legalPages(site), { url: '#consent-settings', text: texts.legal.consent }],
    viewChanger: { toMobile: texts.toMobile, toDesktop: texts.toDesktop },
    ...(hasTaxNote && { salesTax: salesTaxNote(site, texts) }),
    ...(logos.length > 0 && { qualityLogos: { heading: texts.trust, logos } }),
  };
}

function salesTaxNote(site: Site, { tax, groups }: PromotionTexts['footer']) {
  const { url } = promotionLink(site, groups.delivery.costs, 400115662);
  return { textBeforeLink: tax.before, link: { url, text: tax.link }, textAfterLink: tax.after };
}
