import { useLingui } from '@lingui/react';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { navigationFlyouts } from './navigationFlyouts.ts';
import type { Item } from './useItems.ts';
import styles from './MobileNavigation.module.css';

interface Props {
  items: readonly Item[];
  /** Whether the drawer that contains it is open. */
  open: boolean;
}

/** The navigation in its drawer: four plain links until the drill-down is loaded. */
export function MobileNavigation({ items, open }: Props) {
  const { _ } = useLingui();
  const code = useLazyPart(navigationFlyouts, open);
  const plainItems = (
    <ul className={styles.items}>
      {items.map(({ id, title, href, target }) => (
        <li key={id}>
          <a
            className={styles.item}
            data-part="nav-item"
            data-item={id}
            href={href}
            target={target}
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
