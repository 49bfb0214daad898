import { closedObject, count, flag, listOf, schemaRef, enumOf, text } from '../schema.ts';

const teaserFields = {
  image: closedObject({ src: text, alt: text, width: count, height: count }),
  headline: text,
  subline: text,
  badges: listOf(enumOf('new', 'sale')),
  flags: listOf(text),
};
const target = { const: '_self' };

const node = { title: text, href: text, target, children: listOf(schemaRef('NavigationNode')) };

const worldFields = {
  url: text,
  imgUrl: text,
  title: text,
  aromaCard: flag,
  availability: enumOf('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT'),
  badges: listOf(enumOf('scout', 'new', 'preview')),
};
const endDateFields = {
  endDate: { type: 'string', format: 'date' },
  endDateText: text,
  onlyXDaysLeftText: text,
};
const statuses = closedObject({ isCommunityMember: flag, isaromacardMember: flag });

/** Personal data, navigation, theme worlds and search. */
export const shopperSchemas = {
  PersonalData: {
    oneOf: [
      closedObject({ tracking: closedObject({ loginStatus: { const: 'LOGGED_OUT' } }), statuses }),
      closedObject({
        tracking: closedObject({ loginStatus: enumOf('LOGGED_IN', 'REMEMBERED') }),
        customer: closedObject({ firstname: text, lastname: text, loyaltyBeans: count }),
        statuses,
      }),
    ],
  },
  FooterPersonalData: closedObject({ nl_status: schemaRef('NewsletterStatus') }),
  NewsletterStatus: enumOf('NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'),
  Teaser: {
    oneOf: [
      closedObject({ link: closedObject({ url: text, title: text, target }), ...teaserFields }),
      closedObject({ href: text, title: text, target, ...teaserFields }),
    ],
  },
  TeaserGroup: closedObject({ title: text, list: listOf(schemaRef('Teaser')) }),
  NavigationRoot: closedObject({ ...node, teaser: schemaRef('TeaserGroup') }),
  NavigationNode: closedObject(node, { teaser: schemaRef('TeaserGroup') }),
  ThemeWorld: {
    oneOf: [closedObject(worldFields), closedObject({ ...worldFields, ...endDateFields })],
  },
  ThemeWorldSection: closedObject({ headline: text, themeworlds: listOf(schemaRef('ThemeWorld')) }),
  ThemeWorlds: closedObject({
    scout: schemaRef('ThemeWorldSection'),
    new: schemaRef('ThemeWorldSection'),
    more: schemaRef('ThemeWorldSection'),
    lastChance: schemaRef('ThemeWorldSection'),
    translations: closedObject({
      scout: text,
      new: text,
      preview: text,
      SOLDOUT: text,
      NOT_AVAILABLE: text,
    }),
  }),
  Suggestions: closedObject({
    searchTerms: listOf(closedObject({ searchterm: text })),
    products: listOf(
      closedObject(
        { id: text, title: text, imageProductThumb: text, productViewUrl: text },
        { webshopProductDimensionKey: text },
      ),
    ),
  }),
  CacheKey: closedObject({ cacheKey: text }),
};
