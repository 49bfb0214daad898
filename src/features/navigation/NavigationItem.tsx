import { useLingui } from '@lingui/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './MainNavigation.module.css';
import type { ItemId } from './navigation.ts';
import type { NavigationSource } from './navigationSlice.ts';
import { useFirstTap } from './useFirstTap.ts';
import type { Flyouts } from './useFlyouts.ts';
import { useItem } from './useItem.ts';

interface Props {
  item: ItemId;
  source: NavigationSource;
  flyouts: Flyouts;
}

const flyoutIn = (entry: Element) => entry.querySelector('[data-part="flyout"]');

/** A top item: a link, the button that opens its flyout, and the flyout (APG: disclosure navigation). */
export function NavigationItem({ item, source, flyouts }: Props) {
  const { _ } = useLingui();
  const { open, parts, hover, close, show } = flyouts;
  const [broken, setBroken] = useState(false);
  const { title, href, target, opens: hasMore } = useItem(item, source);
  const opens = hasMore && !broken; // What broke once is a plain link from then on.
  const isOpen = open === item && opens;
  const region = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const tap = useFirstTap(opens && !isOpen ? (link) => show(item, () => link.click()) : undefined);
  // A finger has no hover; what it does is a tap.
  const withHover = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (opens && event.pointerType !== 'touch') act(event);
  };
  return (
    // The pointer's way is followed here, over the item and its flyout; keys have the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.entry}
      data-open={isOpen || undefined}
      ref={region}
      onPointerEnter={withHover(() => hover.enter(item))}
      onPointerMove={withHover((event) => hover.move(event))}
      onPointerLeave={withHover((event) => {
        hover.leave(item, event, flyoutIn(event.currentTarget));
      })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <a
        className={styles.item}
        data-part="nav-item"
        data-item={item}
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
        aria-controls={parts ? id : undefined}
        aria-label={_('navigation.submenu', { title })}
        // Its place is kept before there is anything to open: nothing moves when that arrives.
        data-idle={!opens || undefined}
        onClick={() => (isOpen ? close() : show(item))}
      >
        <Icon glyph={ChevronDown} size={16} />
      </button>
      {parts && (
        <ErrorBoundary module="header" operation={`${item} flyout`} onBreak={() => setBroken(true)}>
          <parts.NavigationFlyout
            frame={{ open: isOpen, onClose: close, opener, id, region }}
            item={item}
            source={source}
            label={title}
          />
        </ErrorBoundary>
      )}
    </li>
  );
}
