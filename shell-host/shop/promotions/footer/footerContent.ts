import { categories } from '../../catalogue/catalogue.ts';
import { childCategories } from '../../catalogue/categoryTree.ts';
import { localize } from '../../localize.ts';
import { servicePageUrl } from '../../servicePageUrl.ts';
import { languageOf } from '../../sites.ts';
import type { Site } from '../../sites.ts';
import { categoryUrl, pageUrl } from '../../urls.ts';
import { footerData, footerTexts } from './footerData.ts';
import { logoImage } from './footerLinks.ts';
import { orderGroups } from './orderGroups.ts';
import { serviceGroups } from './serviceGroups.ts';

const ROOTS = ['coffee', 'kitchen', 'home', 'fashion'];
const SOCIAL = ['facebook', 'instagram', 'youtube'];
const LOGO_SIZE_PX = 80;

/** The note is optional (F§3): the Swiss sites say it in their terms. */
const SITES_WITHOUT_TAX_NOTE = new Set<Site>(['CH', 'CH_FR']);

/** The content of `SHOP_FOOTER` for a site (F§3, contract §3). */
export function footerContent(site: Site) {
  const words = footerTexts[languageOf(site)];
  const logos = footerData[site].qualityLogos.map((source) => ({
    link: `https://example.org/${source}`,
    image: { ...logoImage(source), width: LOGO_SIZE_PX, height: LOGO_SIZE_PX },
  }));
  return {
    headline: words.headline,
    teaserGroups: [...orderGroups(site), ...serviceGroups(site)],
    seo: {
      heading: words.popular,
      columns: ROOTS.map((slug) => ({ links: seoLinks(slug, site) })),
    },
    socialMedia: {
      heading: words.social,
      icons: SOCIAL.map((name) => ({ iconName: name, link: `https://${name}.com/aroma` })),
    },
    appReferences: {
      heading: words.apps,
      icons: [
        { iconName: 'appleinc', link: 'https://apps.apple.com/app/aroma/id400115' },
        {
          iconName: 'android',
          link: 'https://play.google.com/store/apps/details?id=org.example.aroma',
        },
      ],
    },
    legalLinks: legalLinks(site),
    viewChanger: { toMobile: words.toMobile, toDesktop: words.toDesktop },
    ...(!SITES_WITHOUT_TAX_NOTE.has(site) && { salesTax: salesTaxNote(site) }),
    ...(logos.length > 0 && { qualityLogos: { heading: words.trust, logos } }),
  };
}

function seoLinks(root: string, site: Site) {
  const found = categories.filter(({ slug }) =>
    childCategories(root).some((child) => child.slug === slug),
  );
  return found.map(({ slug, title }) => ({
    url: categoryUrl(site, slug),
    text: localize(site, title),
  }));
}

function legalLinks(site: Site) {
  const { legal } = footerTexts[languageOf(site)];
  const terms =
    site === 'DE' ? '/agb-s400007325.html' : servicePageUrl(site, legal.terms, 400115678);
  return [
    { url: servicePageUrl(site, legal.imprint, 400115677), text: legal.imprint },
    { url: pageUrl(site, '/privacy'), text: legal.privacy },
    { url: terms, text: legal.terms },
    { url: servicePageUrl(site, legal.withdrawal, 400115679), text: legal.withdrawal },
    { url: '#consent-settings', text: legal.consent },
  ];
}

function salesTaxNote(site: Site) {
  const { tax, delivery } = footerTexts[languageOf(site)];
  return {
    textBeforeLink: tax.before,
    link: { url: servicePageUrl(site, delivery.costs, 400115662), text: tax.link },
    textAfterLink: tax.after,
  };
}
