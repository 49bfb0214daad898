import { childCategories } from '../../catalogue/categoryTree.ts';
import { localize } from '../../localize.ts';
import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf } from '../../sites.ts';
import type { Site } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import { footerData, footerTexts } from './footerData.ts';
import { legalLinks } from './legalLinks.ts';
import { logoImage } from './footerLinks.ts';
import { orderGroups } from './orderGroups.ts';
import { serviceGroups } from './serviceGroups.ts';

const SEO_CATEGORIES = ['coffee', 'kitchen', 'home', 'fashion'];
const SOCIAL_MEDIA = ['facebook', 'instagram', 'youtube'];
const LOGO_SIZE_PX = 80;

/** The note on sales tax is optional (FOOT-08): the Swiss sites have it in their terms. */
const SITES_WITHOUT_TAX_NOTE = new Set<Site>(['CH', 'CH_FR']);

/** The content of the promotion `SHOP_FOOTER` for a site (FOOT-02). */
export function footerContent(site: Site) {
  const texts = footerTexts[languageOf(site)];
  const logos = footerData[site].qualityLogos.map((source) => ({
    link: `https://example.org/${source}`,
    image: { ...logoImage(source), width: LOGO_SIZE_PX, height: LOGO_SIZE_PX },
  }));
  return {
    headline: texts.headline,
    teaserGroups: [...orderGroups(site), ...serviceGroups(site)],
    seo: {
      heading: texts.popular,
      columns: SEO_CATEGORIES.map((slug) => ({ links: seoLinks(slug, site) })),
    },
    socialMedia: {
      heading: texts.social,
      icons: SOCIAL_MEDIA.map((name) => ({ iconName: name, link: `https://${name}.com/aroma` })),
    },
    appReferences: {
      heading: texts.apps,
      icons: [
        { iconName: 'appleinc', link: 'https://apps.apple.com/app/aroma/id400115' },
        {
          iconName: 'android',
          link: 'https://play.google.com/store/apps/details?id=org.example.aroma',
        },
      ],
    },
    legalLinks: legalLinks(site),
    viewChanger: { toMobile: texts.toMobile, toDesktop: texts.toDesktop },
    ...(!SITES_WITHOUT_TAX_NOTE.has(site) && { salesTax: salesTaxNote(site) }),
    ...(logos.length > 0 && { qualityLogos: { heading: texts.trust, logos } }),
  };
}

function seoLinks(root: string, site: Site) {
  return childCategories(root).map(({ slug, title }) => ({
    url: categoryUrl(site, slug),
    text: localize(site, title),
  }));
}

function salesTaxNote(site: Site) {
  const { tax, delivery } = footerTexts[languageOf(site)];
  return {
    textBeforeLink: tax.before,
    link: { url: servicePageUrl(site, delivery.costs, 400115662), text: tax.link },
    textAfterLink: tax.after,
  };
}
