import { closed, count, flag, listOf, named, oneOfWords, text } from '../schema.ts';

const teaserFacts = {
  image: closed({ src: text, alt: text, width: count, height: count }),
  headline: text,
  subline: text,
  badges: listOf(oneOfWords('new', 'sale')),
  flags: listOf(text),
};
const target = { const: '_self' };

const node = { title: text, href: text, target, children: listOf(named('NavigationNode')) };

const worldFacts = {
  url: text,
  imgUrl: text,
  title: text,
  aromaCard: flag,
  availability: oneOfWords('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT'),
  badges: listOf(oneOfWords('scout', 'new', 'preview')),
};
const worldEnd = {
  endDate: { type: 'string', format: 'date' },
  endDateText: text,
  onlyXDaysLeftText: text,
};
const statuses = closed({ isCommunityMember: flag, isaromacardMember: flag });

/** What every shopper's header reads (H§3, contract §3). */
export const shopperSchemas = {
  PersonalData: {
    oneOf: [
      closed({ tracking: closed({ loginStatus: { const: 'LOGGED_OUT' } }), statuses }),
      closed({
        tracking: closed({ loginStatus: oneOfWords('LOGGED_IN', 'REMEMBERED') }),
        customer: closed({ firstname: text, lastname: text, loyaltyBeans: count }),
        statuses,
      }),
    ],
  },
  FooterPersonalData: closed({ nl_status: named('NewsletterStatus') }),
  NewsletterStatus: oneOfWords('NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'),
  Teaser: {
    oneOf: [
      closed({ link: closed({ url: text, title: text, target }), ...teaserFacts }),
      closed({ href: text, title: text, target, ...teaserFacts }),
    ],
  },
  TeaserGroup: closed({ title: text, list: listOf(named('Teaser')) }),
  NavigationRoot: closed({ ...node, teaser: named('TeaserGroup') }),
  NavigationNode: closed(node, { teaser: named('TeaserGroup') }),
  ThemeWorld: { oneOf: [closed(worldFacts), closed({ ...worldFacts, ...worldEnd })] },
  ThemeWorldSection: closed({ headline: text, themeworlds: listOf(named('ThemeWorld')) }),
  ThemeWorlds: closed({
    scout: named('ThemeWorldSection'),
    new: named('ThemeWorldSection'),
    more: named('ThemeWorldSection'),
    lastChance: named('ThemeWorldSection'),
    translations: closed({
      scout: text,
      new: text,
      preview: text,
      SOLDOUT: text,
      NOT_AVAILABLE: text,
    }),
  }),
  Suggestions: closed({
    searchTerms: listOf(closed({ searchterm: text })),
    products: listOf(
      closed(
        { id: text, title: text, imageProductThumb: text, productViewUrl: text },
        { webshopProductDimensionKey: text },
      ),
    ),
  }),
  CacheKey: closed({ cacheKey: text }),
};
