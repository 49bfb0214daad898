import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import type { Hover } from './hover.ts';
import type { NavigationFlyout } from './lazy/flyouts.ts';
import { useFirstTap } from './useFirstTap.ts';
import type { Item } from './useItems.ts';
import styles from './MainNavigation.module.css';

interface Props {
  item: Item;
  /** Undefined until its code is loaded. */
  Flyout: typeof NavigationFlyout | undefined;
  open: boolean;
  hover: Hover;
  /** Asks to open the flyout. `onFailure` is called where its code cannot be loaded in time. */
  onOpen: (onFailure?: () => void) => void;
  onClose: () => void;
}

const flyoutIn = (entry: Element) => entry.querySelector('[data-part="flyout"]');

/** A top item: a link, the button that opens its flyout, and the flyout (APG: disclosure navigation). */
export function NavigationItem({ item, Flyout, open, hover, onOpen, onClose }: Props) {
  const { _ } = useLingui();
  const { title, href, target } = item;
  const [isBroken, setIsBroken] = useState(false);
  // After a flyout has failed to render, its item stays a plain link.
  const hasFlyout = item.hasFlyout && !isBroken;
  const isOpen = open && hasFlyout;
  const region = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const tap = useFirstTap(hasFlyout && !isOpen ? (link) => onOpen(() => link.click()) : undefined);
  const onHover = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (hasFlyout && event.pointerType !== 'touch') handle(event);
  };
  return (
    // Only the pointer is handled here, over the item and its flyout; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.entry}
      data-open={isOpen || undefined}
      ref={region}
      onPointerEnter={onHover(() => hover.enter(item.id))}
      onPointerMove={onHover((event) => hover.move(event))}
      onPointerLeave={onHover((event) => {
        hover.leave(item.id, event, flyoutIn(event.currentTarget));
      })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <a
        className={styles.item}
        data-part="nav-item"
        data-item={item.id}
        href={href}
        target={target}
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
        // Hidden, but rendered, so that nothing moves once there is something to open.
        data-idle={!hasFlyout || undefined}
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
