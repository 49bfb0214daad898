import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import type { Site } from '../../foundation/sites/sites.ts';
import { defaultLink, defaultTitles } from './defaultMenu.ts';
import styles from './MainNavigation.module.css';
import { itemIds, rootOf } from './navigation.ts';
import { selectRoots, type NavigationRootState } from './navigationSlice.ts';

interface Props {
  site: Site;
  /** Instead of the navigation service's address. */
  route: string | undefined;
}

/** The four items. They always stand; an answer only replaces their titles and links (contract §4). */
export function MainNavigation({ site, route }: Props) {
  const { _ } = useLingui();
  const roots = useSelector((state: NavigationRootState) => selectRoots(state, { site, route }));
  return (
    <nav className={styles.navigation} data-part="navigation" aria-label={_('navigation.label')}>
      <ul className={styles.items}>
        {itemIds.map((item) => {
          const root = rootOf(roots, item);
          return (
            <li key={item}>
              <a
                className={styles.item}
                data-part="nav-item"
                data-item={item}
                href={root?.href ?? defaultLink(item, site)}
              >
                {root?.title ?? _(defaultTitles[item])}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
