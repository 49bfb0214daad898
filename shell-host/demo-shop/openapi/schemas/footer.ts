import { closedObject, flag, listOf, schemaRef, text } from '../schema.ts';

const link = closedObject({ url: text, text });
const icons = closedObject({
  heading: text,
  icons: listOf(closedObject({ iconName: text, link: text })),
});

/** The content of the promotion `SHOP_FOOTER` (FOOT-04, FOOT-06, FOOT-07, FOOT-08, FOOT-09). */
export const footerSchemas = {
  FooterTeaserGroup: closedObject(
    {
      heading: closedObject({ iconName: text, link }),
      introductoryText: text,
      links: listOf(closedObject({ url: text, text }, { hideInClassic: flag })),
      images: listOf(closedObject({ label: text, source: text })),
    },
    { hideGroupInCheckout: flag },
  ),
  FooterContent: closedObject(
    {
      headline: text,
      teaserGroups: listOf(schemaRef('FooterTeaserGroup')),
      seo: closedObject({ heading: text, columns: listOf(closedObject({ links: listOf(link) })) }),
      socialMedia: icons,
      appReferences: icons,
      legalLinks: listOf(link),
      viewChanger: closedObject({ toMobile: text, toDesktop: text }),
    },
    {
      salesTax: closedObject({ textBeforeLink: text, link, textAfterLink: text }),
      qualityLogos: closedObject({ heading: text, logos: listOf(schemaRef('QualityLogo')) }),
    },
  ),
  QualityLogo: closedObject({
    link: text,
    image: closedObject({ label: text, source: text, width: { const: 80 }, height: { const: 80 } }),
  }),
};
