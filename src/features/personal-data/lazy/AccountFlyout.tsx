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

interface AccountLink {
  text: `account.${'title' | 'login' | 'register' | 'loyaltyCard' | 'orders' | 'watchList' | 'mobilePlan' | 'community' | 'logout'}`;
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

/** A greeting, the loyalty beans of a known visitor, and links to the pages of the account (ACC-08, ACC-09). */
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
