import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { useLazyPart } from '../../foundation/browser/lazyPart.ts';
import { createHover } from './hover.ts';
import type { ItemId } from './navigation.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { useItems } from './useItems.ts';
import styles from './MainNavigation.module.css';

interface Props {
  /** Replaces the navigation service's own address. */
  route: string | undefined;
}

/** Moves the focus by the arrow keys. A key that is pressed before the code for it is loaded counts once it is. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!/^(Arrow|Home|End)/.test(key) || altKey || ctrlKey || metaKey || shiftKey) return;
  const code = navigationFlyouts.get();
  if (!code) {
    navigationFlyouts.loadForClick().then(
      ({ moveFocus }) => moveFocus(key, target, currentTarget),
      () => {},
    );
  } else if (code.moveFocus(key, target, currentTarget)) event.preventDefault();
}

/** The bar of the four items with their flyouts, of which at most one is open. */
export function MainNavigation({ route }: Props) {
  const { _ } = useLingui();
  const items = useItems(route);
  const code = useLazyPart(navigationFlyouts, false);
  const [openItem, setOpenItem] = useState<ItemId | null>(null);
  const close = useCallback(() => setOpenItem(null), []);
  const open = (item: ItemId, onFailure: () => void = () => {}) => {
    navigationFlyouts.loadForClick().then(() => setOpenItem(item), onFailure);
  };

  const [hover] = useState(() => {
    const openHovered = (item: ItemId) => {
      navigationFlyouts.load().then(
        () => created.isOver(item) && setOpenItem(item),
        () => {}, // Reported by the lazy part; the item stays a link.
      );
    };
    const created = createHover(openHovered, close);
    return created;
  });
  useEffect(() => {
    hover.openItemChanged(openItem);
  }, [hover, openItem]);
  useEffect(() => () => hover.stop(), [hover]);

  return (
    // The handlers serve the controls inside, whose events bubble.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      data-part="navigation"
      aria-label={_('navigation.label')}
      onPointerEnter={navigationFlyouts.prefetch}
      onFocus={navigationFlyouts.prefetch}
      onKeyDown={handleKey}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <NavigationItem
            key={item.id}
            item={item}
            Flyout={code?.NavigationFlyout}
            open={openItem === item.id}
            hover={hover}
            onOpen={(onFailure) => open(item.id, onFailure)}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  );
}
