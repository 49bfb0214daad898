import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useLingui } from '@lingui/react';
import { useEffect, useState, type MouseEvent } from 'react';
import { MobileNavigation } from '../../features/navigation/MobileNavigation.tsx';
import { itemLink } from '../../features/navigation/itemLink.ts';
import { navigationFlyouts } from '../../features/navigation/navigationFlyouts.ts';
import { useItems } from '../../features/navigation/useItems.ts';
import { emit } from '../../foundation/browser/page/events.ts';
import { markPage } from '../../foundation/browser/page/hostPage.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { useModuleId } from '../../foundation/sites/useModuleId.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { IconButton, IconButtonLink } from '../../foundation/ui/IconButton.tsx';
import { useModalDialog } from '../../foundation/ui/modal/useModalDialog.ts';
import styles from './MobileMenu.module.css';

const drawerFoot = lazyPart(
  { module: 'header', operation: 'drawer foot' },
  () => import('./chunks/drawer-foot/DrawerFoot.tsx'),
);

interface Props {
  /** Address of the navigation service, if it is not the default one. */
  route: string | undefined;
  layout: HeaderLayout;
}

/** Fallback if `MobileMenu` fails: a link to the page of all categories (HOST-39). */
export function PlainMenu() {
  const { _ } = useLingui();
  const { site } = useModule();
  const href = itemLink('categories', site);
  return <IconButtonLink glyph={Menu} label={_('header.menu.toggle')} href={href} />;
}

/**
 * The menu button and the drawer with the navigation, for the layout without a navigation bar. Until scripts run, the
 * button opens the page of all categories (SSR-12).
 */
export function MobileMenu({ route, layout }: Props) {
  const { _ } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (open && layout !== 'mobile') close();
  const dialog = useModalDialog(open, close);
  const id = useModuleId();
  const items = useItems(route);
  const foot = useLazyPart(drawerFoot, open);
  const { href = '' } = items.find((item) => item.id === 'categories') ?? items[0] ?? {};
  // A GET form replaces the query of its `action`, so hidden fields repeat the query.
  const [action, query] = href.replace(/#.*/, '').split('?');

  useEffect(() => {
    if (!open) return undefined;
    const unmark = markPage('header2020-flyout-open');
    emit('fascia:flyout-open', { flyout: 'navigation' });
    return () => {
      unmark();
      emit('fascia:flyout-close', { flyout: 'navigation' });
    };
  }, [open]);

  // A link also closes the drawer, because a client router does not reload the page.
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    if (isLink && !event.defaultPrevented) close();
    dialog.onClick(event);
  };

  return (
    <>
      <form className={styles.form} method="get" action={action} hidden={layout === 'wide'}>
        {Array.from(new URLSearchParams(query), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <IconButton
          type="submit"
          glyph={Menu}
          label={_('header.menu.toggle')}
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={navigationFlyouts.prefetch}
          onFocus={navigationFlyouts.prefetch}
          onClick={(event) => {
            event.preventDefault();
            // Safari does not focus a clicked button. The closing drawer returns the focus to the element that had it
            // before.
            event.currentTarget.focus({ preventScroll: true });
            setOpen(!open);
          }}
        />
      </form>
      {layout === 'mobile' && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, Escape and the button close it
        <dialog
          {...dialog}
          className={styles.drawer}
          id={id}
          aria-label={_('header.menu.toggle')}
          onClick={click}
        >
          <div className={styles.content}>
            <div className={styles.top}>
              <span>{_('header.menu.toggle')}</span>
              <IconButton
                data-part="flyout-close"
                glyph={X}
                label={_('ui.close')}
                onClick={close}
              />
            </div>
            <MobileNavigation items={items} open={open} />
            {foot && open && (
              <ErrorBoundary module="header" operation="drawer foot">
                <foot.DrawerFoot />
              </ErrorBoundary>
            )}
          </div>
        </dialog>
      )}
    </>
  );
}
