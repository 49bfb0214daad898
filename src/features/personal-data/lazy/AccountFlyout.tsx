import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { brand } from '../../../foundation/sites/brand.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { siteLinks } from '../../../foundation/sites/siteLinks.ts';
import { FlyoutFrame } from '../../../foundation/ui/flyout/FlyoutFrame.tsx';
import type { FlyoutPanelProps } from '../../../foundation/ui/flyout/IconFlyout.tsx';
import { selectVisitor } from '../personalDataSlice.ts';
import { accountLinks } from './accountLinks.ts';
import styles from './AccountFlyout.module.css';

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
