import { useLingui } from '@lingui/react';
import type { KeyboardEvent } from 'react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import styles from './MainNavigation.module.css';
import { itemIds } from './navigation.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { useFlyouts, type Flyouts } from './useFlyouts.ts';

interface Props {
  /** Instead of the navigation service's address. */
  route: string | undefined;
}

/** An arrow that comes before the code for it moves the focus when that has come. */
function pressKey(event: KeyboardEvent<HTMLElement>, { parts, withParts }: Flyouts) {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!/^(Arrow|Home|End)/.test(key) || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!parts) withParts(({ moveFocus }) => moveFocus(key, target, currentTarget));
  else if (parts.moveFocus(key, target, currentTarget)) event.preventDefault();
}

/** The bar of the four items. They always stand; answers add to them (contract §4). */
export function MainNavigation({ route }: Props) {
  const { site } = useModule();
  const { _ } = useLingui();
  const flyouts = useFlyouts();
  const { preload } = flyouts;
  return (
    // What is pressed are the controls in it; the keys that move between them bubble.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      data-part="navigation"
      aria-label={_('navigation.label')}
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={(event) => pressKey(event, flyouts)}
    >
      <ul className={styles.items}>
        {itemIds.map((item) => (
          <NavigationItem key={item} item={item} source={{ site, route }} flyouts={flyouts} />
        ))}
      </ul>
    </nav>
  );
}
