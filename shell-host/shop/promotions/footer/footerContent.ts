import { categoryPage, pageOf } from '../../addresses.ts';
import { categories } from '../../catalogue/catalogue.ts';
import { languageOf } from '../../catalogue/languages.ts';
import type { Site } from '../../catalogue/languages.ts';
import { childrenOf } from '../../categoryTree.ts';
import { servicePage } from '../../servicePage.ts';
import { careGroupsOf } from './careGroups.ts';
import { footerFacts, footerWords } from './footerFacts.ts';
import { logo } from './footerLinks.ts';
import { orderGroupsOf } from './orderGroups.ts';
import { textFor } from '../../textFor.ts';

const ROOTS = ['coffee', 'kitchen', 'home', 'fashion'];
const SOCIAL = ['facebook', 'instagram', 'youtube'];
const LOGO_SIZE_PX = 80;

/** The note is optional (F§3): the Swiss sites say it in their terms. */
const WITHOUT_TAX_NOTE = new Set<Site>(['CH', 'CH_FR']);

/** The content of `SHOP_FOOTER` for a site (F§3, contract §3). */
export function footerContentOf(site: Site) {
  const words = footerWords[languageOf(site)];
  const logos = footerFacts[site].quality.map((source) => ({
    link: `https://example.org/${source}`,
    image: { ...logo(source), width: LOGO_SIZE_PX, height: LOGO_SIZE_PX },
  }));
  return {
    headline: words.headline,
    teaserGroups: [...orderGroupsOf(site), ...careGroupsOf(site)],
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
    legalLinks: legalLinksOf(site),
    viewChanger: { toMobile: words.toMobile, toDesktop: words.toDesktop },
    ...(!WITHOUT_TAX_NOTE.has(site) && { salesTax: salesTaxOf(site) }),
    ...(logos.length > 0 && { qualityLogos: { heading: words.trust, logos } }),
  };
}

function seoLinks(root: string, site: Site) {
  const found = categories.filter(({ slug }) =>
    childrenOf(root).some((child) => child.slug === slug),
  );
  return found.map(({ slug, title }) => ({
    url: categoryPage(site, slug),
    text: textFor(site, title),
  }));
}

function legalLinksOf(site: Site) {
  const { legal } = footerWords[languageOf(site)];
  const terms = site === 'DE' ? '/agb-s400007325.html' : servicePage(site, legal.terms, 400115678);
  return [
    { url: servicePage(site, legal.imprint, 400115677), text: legal.imprint },
    { url: pageOf(site, '/privacy'), text: legal.privacy },
    { url: terms, text: legal.terms },
    { url: servicePage(site, legal.withdrawal, 400115679), text: legal.withdrawal },
    { url: '#consent-settings', text: legal.consent },
  ];
}

function salesTaxOf(site: Site) {
  const { tax, delivery } = footerWords[languageOf(site)];
  return {
    textBeforeLink: tax.before,
    link: { url: servicePage(site, delivery.costs, 400115662), text: tax.link },
    textAfterLink: tax.after,
  };
}
