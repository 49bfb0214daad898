import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { loadFlyouts, type FlyoutParts } from './loadFlyouts.ts';
import styles from './MobileNavigation.module.css';
import { itemIds, type ItemId } from './navigation.ts';
import type { NavigationSource } from './navigationSlice.ts';
import { useItem } from './useItem.ts';

function PlainItem({ item, source }: { item: ItemId; source: NavigationSource }) {
  const { title, href, target } = useItem(item, source);
  return (
    <li>
      <a className={styles.item} data-part="nav-item" data-item={item} href={href} target={target}>
        {title}
      </a>
    </li>
  );
}

interface Props {
  /** Instead of the navigation service's address. */
  route: string | undefined;
  /** Whether the drawer that it is in is open. */
  open: boolean;
}

/** The navigation in its drawer: four plain links until the code of the levels below has come. */
export function MobileNavigation({ route, open }: Props) {
  const { site } = useModule();
  const { _ } = useLingui();
  const [parts, setParts] = useState<FlyoutParts | null>(null);
  const source = { site, route };

  useEffect(() => {
    if (open) loadFlyouts().then(setParts, () => {});
  }, [open]);

  const plain = (
    <ul className={styles.items}>
      {itemIds.map((item) => (
        <PlainItem key={item} item={item} source={source} />
      ))}
    </ul>
  );
  return (
    <nav data-part="navigation" aria-label={_('navigation.label')}>
      {parts ? (
        <ErrorBoundary module="header" operation="drill-down" fallback={plain}>
          <parts.DrillDown source={source} open={open} />
        </ErrorBoundary>
      ) : (
        plain
      )}
    </nav>
  );
}
