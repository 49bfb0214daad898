import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { brand } from '../../foundation/sites/brand.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { sites } from '../../foundation/sites/sites.ts';
import { FlyoutFrame } from '../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../foundation/ui/flyout/IconFlyout.tsx';
import styles from './AccountFlyout.module.css';
import { accountLinks } from './accountLinks.ts';
import { selectVisitor } from './personalDataSlice.ts';

/** The account at a glance: who the shop takes the visitor for, and where to go from here (H§2). */
export function AccountFlyout(frame: FlyoutPanelProps) {
  const { site } = useModule();
  const { _ } = useLingui();
  const visitor = useSelector(selectVisitor);
  const { loggedInOrRemembered, customerName, loyaltyBeans } = visitor;
  const hello = customerName
    ? _('account.greeting', { name: customerName })
    : _('account.greetingWithoutName');
  return (
    <FlyoutFrame name="account" label={_('account.title')} {...frame}>
      <p className={styles.greeting} data-part="account-greeting">
        {loggedInOrRemembered ? hello : _('account.welcome', { brand: brand.name })}
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
      <a className={styles.help} href={sites[site].links.help}>
        {_('account.help')}
      </a>
    </FlyoutFrame>
  );
}
