import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { unlessPathChanges } from '../../foundation/browser/page/pageAddress.ts';
import { usePath } from '../../foundation/sites/usePath.ts';
import { useModuleId } from '../../foundation/sites/useModuleId.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { isTapping, useFirstTap } from '../../foundation/ui/useFirstTap.ts';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { ariaCurrent } from './currentPage.ts';
import { createHover, type Hover } from './hover.ts';
import type { NavigationFlyout } from './chunks/navigation-flyouts/flyouts.ts';
import type { ItemId } from './navigation.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';
import { useItems, type Item } from './useItems.ts';
import styles from './MainNavigation.module.css';

/** Moves the focus with the arrow keys. A key that is pressed before the code has loaded takes effect afterwards. */
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

interface Props {
  /** Replaces the navigation service's address. */
  route: string | undefined;
  /**
   * Whether the bar is hidden because the header shows the menu button. A hidden bar has no `data-part` for hosts
   * (SSR-10).
   */
  hidden?: boolean;
}

/** The bar of items with their flyouts. At most one flyout is open. */
export function MainNavigation({ route, hidden = false }: Props) {
  const { _ } = useLingui();
  const items = useItems(route);
  const code = useLazyPart(navigationFlyouts, false);
  const [openItem, setOpenItem] = useState<ItemId | null>(null);
  const close = useCallback(() => setOpenItem(null), []);
  if (hidden && openItem) close();

  const [hover] = useState(() => {
    const openHovered = (item: ItemId) => {
      navigationFlyouts.load().then(
        () => created.isOver(item) && setOpenItem(item),
        () => {}, // The lazy part reports the error, and the item stays a link.
      );
    };
    const created = createHover(openHovered, close, (...args) =>
      navigationFlyouts.get()?.followPointer(...args),
    );
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
      data-part={hidden ? undefined : 'navigation'}
      hidden={hidden}
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
            hidden={hidden}
            Flyout={hidden ? undefined : code?.NavigationFlyout}
            open={openItem === item.id}
            hover={hover}
            onOpen={(onFailure = () => {}) => {
              navigationFlyouts.loadForClick().then(
                unlessPathChanges(() => setOpenItem(item.id)),
                unlessPathChanges(onFailure),
              );
            }}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  );
}

const onHover = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
  if (!isTapping(event)) handle(event);
};

interface ItemProps {
  item: Item;
  hidden: boolean;
  /** `undefined` until its code has loaded. */
  Flyout: typeof NavigationFlyout | undefined;
  open: boolean;
  hover: Hover;
  /** Called to open the flyout. Calls `onFailure` if the code fails to load in time. */
  onOpen: (onFailure?: () => void) => void;
  onClose: () => void;
}

/**
 * A top item: a link, a button that opens the flyout, and the flyout (ARIA Authoring Practices: disclosure navigation).
 */
function NavigationItem({ item, hidden, Flyout, open, hover, onOpen, onClose }: ItemProps) {
  const { _ } = useLingui();
  const { title, href, target } = item;
  const page = usePath();
  const isScripted = useScripted();
  const [isBroken, setIsBroken] = useState(false);
  // If the flyout has failed to render, the item stays a plain link.
  const hasFlyout = item.hasFlyout && !isBroken;
  const isOpen = open && hasFlyout;
  const region = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useModuleId();
  const openByTap = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    event.preventDefault();
    onOpen(() => link.click());
  };
  // A click stops the hover, because the header stays mounted if a client router handles the click.
  const tap = useFirstTap(hasFlyout && !isOpen ? openByTap : undefined, hover.stop);
  return (
    // These handlers are for the pointer only. Keyboard users have the button. The handlers also run before the flyout
    // has content, so that the flyout opens if the pointer is already resting on the item (NAV-11).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.entry}
      data-open={isOpen || undefined}
      ref={region}
      onPointerEnter={onHover(() => hover.enter(item.id))}
      onPointerMove={onHover((event) => hover.move(event))}
      onPointerLeave={onHover((event) => {
        hover.leave(item.id, event, event.currentTarget.querySelector('[data-part="flyout"]'));
      })}
    >
      <a
        className={styles.item}
        data-part={hidden ? undefined : 'nav-item'}
        data-item={hidden ? undefined : item.id}
        href={href}
        target={target}
        aria-current={ariaCurrent(href, page)}
        {...tap}
      >
        {title}
      </a>
      <button
        className={styles.toggle}
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={Flyout ? id : undefined}
        aria-label={_('navigation.submenu', { title })}
        // Reserves space until the item has a flyout and scripts run (SSR-12).
        data-idle={!(hasFlyout && isScripted) || undefined}
        onClick={() => (isOpen ? onClose() : onOpen())}
      >
        <Icon glyph={ChevronDown} size={16} />
      </button>
      {Flyout && (
        <ErrorBoundary
          module="header"
          operation={`${item.id} flyout`}
          onBreak={() => setIsBroken(true)}
        >
          <Flyout item={item} frame={{ open: isOpen, onClose, opener, id, region }} />
        </ErrorBoundary>
      )}
    </li>
  );
}
