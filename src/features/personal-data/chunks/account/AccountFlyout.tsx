import { brandName, loyaltyCard } from '#shop/brand.ts';
import { features } from '#shop/sites.ts';
import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { addressOf, useAddress } from '../../../../foundation/sites/address.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import { FlyoutFrame } from '../../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../../foundation/ui/flyout/IconFlyout.tsx';
import type { Addresses } from '../../../../foundation/shop/defineSite.ts';
import { CARD_MEMBER, type PersonalData } from '../../personalData.ts';
import { selectVisitor } from '../../personalDataSlice.ts';
import { Verbatim } from '../../../../foundation/ui/lines/Verbatim.tsx';
import headingStyles from '../../../../foundation/ui/flyout/flyoutHeading.module.css';
import styles from './AccountFlyout.module.css';

type VisitorKind = 'notInitialized' | 'unknown' | 'known';

interface AccountLink {
  text: `account.${'title' | 'login' | 'register' | 'loyaltyCard' | 'orders' | 'watchList' | 'mobilePlan' | 'community' | 'logout'}`;
  /** The target. Default: the account page. */
  page?: keyof Addresses;
  /** Visitors who see the link. Default: known visitors. */
  visitors?: readonly VisitorKind[];
  /** Only members of this programme see the link. */
  member?: 'communityMember' | typeof CARD_MEMBER;
  /** Only sites with this feature have the link. */
  feature?: 'loyalty' | 'community' | 'mobilePlan';
}

const links: readonly AccountLink[] = [
  { text: 'account.login', page: 'login', visitors: ['unknown'] },
  { text: 'account.register', page: 'register', visitors: ['unknown'] },
  { text: 'account.title', visitors: ['notInitialized', 'known'] },
  { text: 'account.orders', page: 'orders' },
  { text: 'account.watchList', page: 'watchList' },
  { text: 'account.loyaltyCard', page: 'loyaltyCard', member: CARD_MEMBER, feature: 'loyalty' },
  { text: 'account.community', page: 'community', member: 'communityMember', feature: 'community' },
  { text: 'account.mobilePlan', page: 'mobilePlan', feature: 'mobilePlan' },
  { text: 'account.logout', page: 'logout' },
];

function kindOf({ initialized, loggedInOrRemembered }: PersonalData): VisitorKind {
  if (!initialized) return 'notInitialized';
  return loggedInOrRemembered ? 'known' : 'unknown';
}

/** The links of the account flyout for a visitor of a site (ACC-08, ACC-05, ACC-11, ACC-15, SHOP-25). */
export function accountLinks(site: Site, visitor: PersonalData): readonly AccountLink[] {
  const kind = kindOf(visitor);
  return links.filter(
    ({ visitors = ['known'], member, feature }) =>
      visitors.includes(kind) &&
      (!member || visitor[member]) &&
      (!feature || features[site][feature]),
  );
}

/** A greeting, the loyalty beans of a known visitor, and the links of the account (ACC-08, ACC-20). */
export function AccountFlyout(frame: FlyoutPanelProps) {
  const { site, addresses } = useModule();
  const accountPage = useAddress('account');
  const { _, i18n } = useLingui();
  const visitor = useSelector(selectVisitor);
  const { loggedInOrRemembered, customerName, loyaltyBeans } = visitor;
  const greeting = customerName
    ? _('account.greeting', { name: customerName })
    : _('account.greetingWithoutName');
  return (
    <FlyoutFrame name="account" label={_('account.title')} {...frame}>
      <p className={headingStyles.heading} data-part="account-greeting">
        {loggedInOrRemembered ? (
          <Verbatim text={greeting} value={customerName} />
        ) : (
          <Verbatim text={_('account.welcome', { brand: brandName })} value={brandName} />
        )}
      </p>
      {loggedInOrRemembered && features[site].loyalty && (
        <p className={styles.beans} data-part="beans">
          <Verbatim
            text={_('account.beans', { count: loyaltyBeans })}
            value={i18n.number(loyaltyBeans)}
          />
        </p>
      )}
      <ul className={styles.links} data-part="account-links">
        {accountLinks(site, visitor).map(({ text, page }) => (
          <li key={text}>
            <a
              className={styles.link}
              data-emphasis={text === 'account.login'}
              href={page ? addressOf(page, site, addresses) : accountPage}
            >
              <Verbatim text={_(text, { card: loyaltyCard })} value={loyaltyCard} />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.help} href={useAddress('help')}>
        {_('account.help')}
      </a>
    </FlyoutFrame>
  );
}
