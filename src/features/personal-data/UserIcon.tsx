import { useLingui } from '@lingui/react';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useSelector } from 'react-redux';
import type { Site } from '../../foundation/sites/sites.ts';
import { IconFlyout } from '../../foundation/ui/IconFlyout.tsx';
import { selectVisitor } from './personalDataSlice.ts';

async function loadPanel() {
  const panel = await import(/* webpackChunkName: "account" */ './AccountFlyout.tsx');
  return panel.AccountFlyout;
}

/** The way to the account; it looks different for a visitor whom the shop knows (H§2). */
export function UserIcon({ site }: { site: Site }) {
  const { _ } = useLingui();
  const { loggedInOrRemembered, customerName } = useSelector(selectVisitor);
  const name = loggedInOrRemembered ? customerName : '';
  return (
    <IconFlyout
      part="icon-user"
      href="/usermenu"
      glyph={User}
      label={_('header.icons.account')}
      name={name ? _('header.icons.accountOf', { name }) : undefined}
      known={loggedInOrRemembered}
      load={loadPanel}
      panel={{ site }}
    />
  );
}
