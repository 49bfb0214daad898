import { useLingui } from '@lingui/react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { itemLink } from './itemLink.ts';
import styles from './MainNavigation.module.css';
import { itemIds } from './navigation.ts';
import { defaultTitle } from './useItems.ts';

interface Props {
  /** Whether the bar is hidden because the header shows the menu button. */
  hidden: boolean;
}

/** The static items as plain links: the fallback if `MainNavigation` fails (HOST-39). */
export function PlainNavigation({ hidden }: Props) {
  const { _ } = useLingui();
  const { site } = useModule();
  return (
    <nav
      data-part={hidden ? undefined : 'navigation'}
      hidden={hidden}
      aria-label={_('navigation.label')}
    >
      <ul className={styles.items}>
        {itemIds.map((id) => {
          const href = itemLink(id, site);
          return (
            href && (
              <li key={id}>
                <a
                  className={styles.item}
                  data-part={hidden ? undefined : 'nav-item'}
                  data-item={hidden ? undefined : id}
                  href={href}
                >
                  {_(defaultTitle(id))}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
