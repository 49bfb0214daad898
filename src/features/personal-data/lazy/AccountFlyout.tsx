import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { brand } from '../../../foundation/sites/brand.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { siteLinks } from '../../../foundation/sites/siteLinks.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../foundation/ui/flyout/IconFlyout.tsx';
import type { PersonalData } from '../personalData.ts';
import { selectVisitor } from '../personalDataSlice.ts';
import styles from './AccountFlyout.module.css';

type VisitorKind = 'notInitialized' | 'unknown' | 'known';

interface AccountLink {
  text: `account.${'title' | 'login' | 'register' | 'loyaltyCard' | 'orders' | 'watchList' | 'mobilePlan' | 'community' | 'logout'}`;
  href: string;
  /** Which visitors see it. Default: known ones. */
  visitors?: readonly VisitorKind[];
  /** Only members of this programme see it. */
  member?: 'communityMember' | 'aromaCardMember';
  /** The sites that have it; all where it is missing. */
  sites?: readonly Site[];
}

const links: readonly AccountLink[] = [
  { text: 'account.login', href: '/login', visitors: ['unknown'] },
  { text: 'account.register', href: '/register', visitors: ['unknown'] },
  { text: 'account.title', href: '/usermenu', visitors: ['notInitialized', 'known'] },
  { text: 'account.orders', href: '/account/orders' },
  { text: 'account.watchList', href: '/account/watchlist' },
  { text: 'account.loyaltyCard', href: '/account/card', member: 'aromaCardMember' },
  { text: 'account.community', href: '/community', member: 'communityMember' },
  { text: 'account.mobilePlan', href: '/account/mobile', sites: ['DE'] },
  { text: 'account.logout', href: '/logout' },
];

function kindOf({ initialized, loggedInOrRemembered }: PersonalData): VisitorKind {
  if (!initialized) return 'notInitialized';
  return loggedInOrRemembered ? 'known' : 'unknown';
}

/** The entries of the account flyout for a visitor of a site, in their order (ACC-08, ACC-10, ACC-11, ACC-15). */
export function accountLinks(site: Site, visitor: PersonalData): readonly AccountLink[] {
  const kind = kindOf(visitor);
  return links.filter(
    ({ visitors = ['known'], member, sites }) =>
      visitors.includes(kind) && (!member || visitor[member]) && (!sites || sites.includes(site)),
  );
}

/** A greeting, the loyalty beans of a known visitor, and links to the pages of the account (ACC-08, ACC-20). */
export function AccountFlyout(frame: FlyoutPanelProps) {
  const { site } = useModule();
  const { _ } = useLingui();
  const visitor = useSelector(selectVisitor);
  const { loggedInOrRemembered, customerName, loyaltyBeans } = visitor;
  const greeting = customerName
    ? _('account.greeting', { name: customerName })
    : _('account.greetingWithoutName');
  return (
    <FlyoutFrame name="account" label={_('account.title')} {...frame}>
      <p className={styles.greeting} data-part="account-greeting">
        {loggedInOrRemembered ? greeting : _('account.welcome', { brand: brand.name })}
      </p>
      {loggedInOrRemembered && (
        <p className={styles.beans} data-part="beans">
          {_('account.beans', { count: loyaltyBeans })}
        </p>
      )}
      <ul className={styles.links} data-part="account-links">
        {accountLinks(site, visitor).map(({ text, href }) => (
          <li key={href}>
            <a className={styles.link} data-emphasis={text === 'account.login'} href={href}>
              {_(text, { brand: brand.name })}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.help} href={siteLinks[site].help}>
        {_('account.help')}
      </a>
    </FlyoutFrame>
  );
}
