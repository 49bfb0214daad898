import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { listen } from '../../foundation/browser/page/listen.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { usePath } from '../../foundation/sites/usePath.ts';
import { ariaCurrent } from './currentPage.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';
import type { Item } from './useItems.ts';
import styles from './MobileNavigation.module.css';

interface Props {
  items: readonly Item[];
  /** Whether the drawer that contains the navigation is open. */
  open: boolean;
}

/** Whether a pointer is pressed, from `onPointerDown` until after the following click. */
function usePressed() {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return undefined;
    const end = () => setTimeout(() => setPressed(false)); // After the click.
    return listen(window, { pointerup: end, pointercancel: end });
  }, [isPressed]);
  return { isPressed, onPointerDown: () => setPressed(true) };
}

/**
 * The navigation in the drawer. It shows plain links until the drill-down has loaded. While a link is pressed, the
 * links are not replaced, because the click would be lost (NAV-70).
 */
export function MobileNavigation({ items, open }: Props) {
  const { _ } = useLingui();
  const page = usePath();
  const loaded = useLazyPart(navigationFlyouts, open);
  const { isPressed, onPointerDown } = usePressed();
  const code = isPressed ? undefined : loaded;
  const plainItems = (
    <ul className={styles.items} onPointerDown={onPointerDown}>
      {items.map(({ id, title, href, target }) => (
        <li key={id}>
          <a
            className={styles.item}
            data-part="nav-item"
            data-item={id}
            href={href}
            target={target}
            aria-current={ariaCurrent(href, page)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav data-part="navigation" aria-label={_('navigation.label')}>
      {code ? (
        <ErrorBoundary module="header" operation="drill-down" fallback={plainItems}>
          <code.DrillDown items={items} open={open} />
        </ErrorBoundary>
      ) : (
        plainItems
      )}
    </nav>
  );
}
