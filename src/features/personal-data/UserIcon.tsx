import { useLingui } from '@lingui/react';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useAddress } from '../../foundation/sites/address.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';
import { selectVisitor } from './personalDataSlice.ts';

const accountFlyout = lazyPart({ module: 'header', operation: 'icon-user flyout' }, async () => {
  const { AccountFlyout } = await import('./chunks/account/AccountFlyout.tsx');
  return AccountFlyout;
});

/** The link to the account, which opens its flyout. Looks different for a known visitor (ACC-02). */
export function UserIcon() {
  const { _ } = useLingui();
  const { loggedInOrRemembered, customerName } = useSelector(selectVisitor);
  const name = loggedInOrRemembered ? customerName : '';
  return (
    <IconFlyout
      part="icon-user"
      href={useAddress('account')}
      glyph={User}
      label={_('header.icons.account')}
      name={name ? _('header.icons.accountOf', { name }) : undefined}
      known={loggedInOrRemembered}
      panel={accountFlyout}
    />
  );
}
