import type { Site } from '../../../foundation/sites/sites.ts';
import type { PersonalData } from '../personalData.ts';

interface AccountLink {
  text:
    | 'account.title'
    | 'account.login'
    | 'account.register'
    | 'account.loyaltyCard'
    | 'account.orders'
    | 'account.watchList'
    | 'account.mobilePlan'
    | 'account.community'
    | 'account.logout';
  href: string;
  /** Which visitors see it; all where it is missing. */
  visitor?: 'known' | 'unknown';
  /** Only known visitors who are members of this programme see it. */
  member?: 'communityMember' | 'aromaCardMember';
  /** The sites that have it; all where it is missing. */
  sites?: readonly Site[];
}

const links: readonly AccountLink[] = [
  { text: 'account.login', href: '/login', visitor: 'unknown' },
  { text: 'account.register', href: '/register', visitor: 'unknown' },
  { text: 'account.title', href: '/usermenu', visitor: 'known' },
  { text: 'account.orders', href: '/account/orders' },
  { text: 'account.watchList', href: '/account/watchlist' },
  { text: 'account.loyaltyCard', href: '/account/card', member: 'aromaCardMember' },
  { text: 'account.community', href: '/community', member: 'communityMember' },
  { text: 'account.mobilePlan', href: '/account/mobile', visitor: 'known', sites: ['DE'] },
  { text: 'account.logout', href: '/logout', visitor: 'known' },
];

/** The entries of the account flyout for a visitor of a site, in their order (ACC-08 to ACC-11). */
export function accountLinks(site: Site, visitor: PersonalData): readonly AccountLink[] {
  const kind = visitor.loggedInOrRemembered ? 'known' : 'unknown';
  return links.filter(
    (link) =>
      (!link.visitor || link.visitor === kind) &&
      (!link.member || (kind === 'known' && visitor[link.member])) &&
      (!link.sites || link.sites.includes(site)),
  );
}
