import { closed, flag, listOf, named, text } from '../schema.ts';

const link = closed({ url: text, text });
const icons = closed({ heading: text, icons: listOf(closed({ iconName: text, link: text })) });

/** The content of `SHOP_FOOTER` (F§3, contract §3). */
export const footerSchemas = {
  FooterTeaserGroup: closed(
    {
      heading: closed({ iconName: text, link }),
      introductoryText: text,
      links: listOf(closed({ url: text, text }, { hideInClassic: flag })),
      images: listOf(closed({ label: text, source: text })),
    },
    { hideGroupInCheckout: flag },
  ),
  FooterContent: closed(
    {
      headline: text,
      teaserGroups: listOf(named('FooterTeaserGroup')),
      seo: closed({ heading: text, columns: listOf(closed({ links: listOf(link) })) }),
      socialMedia: icons,
      appReferences: icons,
      legalLinks: listOf(link),
      viewChanger: closed({ toMobile: text, toDesktop: text }),
    },
    {
      salesTax: closed({ textBeforeLink: text, link, textAfterLink: text }),
      qualityLogos: closed({ heading: text, logos: listOf(named('QualityLogo')) }),
    },
  ),
  QualityLogo: closed({
    link: text,
    image: closed({ label: text, source: text, width: { const: 80 }, height: { const: 80 } }),
  }),
};
