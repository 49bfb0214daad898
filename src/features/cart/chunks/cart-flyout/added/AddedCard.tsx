import { useLingui } from '@lingui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useSelector } from 'react-redux';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { isUnhandledEscape } from '../../../../../foundation/browser/page/keys.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { windowHeight } from '../../../../../foundation/browser/page/viewport.ts';
import { useAddress } from '../../../../../foundation/sites/address.ts';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { IconButton } from '../../../../../foundation/ui/IconButton.tsx';
import { useCloseOnLeave } from '../../../../../foundation/ui/useCloseOnLeave.ts';
import type { CartArticle } from '../../../cart.ts';
import { changeErrorText } from '../../../changeErrorText.ts';
import { selectChangeError } from '../../../cartSlice.ts';
import { articleTitle } from '../entryFacts.ts';
import { EntryPicture } from '../EntryRow.tsx';
import { fromUpperLeft, GAP_PX, placeCard } from './placeCard.ts';
import { cartIconOf } from './useAddition.ts';
import styles from './AddedCard.module.css';

/** Time for which the card is shown, the same as for an error (CART-35). */
const SHOWN_MS = 7500;

const CONTROL = 'a, button, input, select, summary, label, [role="button"]';

/**
 * The focused and the hovered control. The visitor has probably pressed one of them. Neither is sufficient alone: some
 * browsers do not focus a clicked button, and touch screens have no hover.
 */
function pressedControls(card: Element): DOMRect[] {
  const hovered = [...hostDocument.querySelectorAll(':hover')].at(-1);
  return [hostDocument.activeElement, hovered]
    .map((element) => element?.closest(CONTROL))
    .filter((control) => control && !card.contains(control))
    .map((control) => (control as Element).getBoundingClientRect());
}

/**
 * Shows the card in the top layer, at a position where it does not cover a pressed control (CART-110).
 *
 * @param focusedBefore The element that had the focus before it moved into the card.
 */
function usePosition(focusedBefore: RefObject<Element | null>) {
  const card = useRef<HTMLDivElement>(null);
  // The card needs its final width before it is measured.
  const [position, setPosition] = useState<CSSProperties>({ top: 0, left: GAP_PX, right: GAP_PX });
  useLayoutEffect(() => {
    const element = card.current;
    const icon = cartIconOf(element);
    if (!element || !icon) return undefined;
    element.showPopover?.();
    const view = { width: hostDocument.documentElement.clientWidth, height: windowHeight() };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const place = placeCard(size, icon.getBoundingClientRect(), pressedControls(element), view);
    setPosition(fromUpperLeft(place, view));
    return () => {
      // The focus moves before the card is hidden, because hiding the card would remove the focus.
      if (element.contains(hostDocument.activeElement)) {
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- needs the value at the time of the cleanup
        const target = focusedBefore.current?.isConnected ? focusedBefore.current : icon;
        (target as HTMLElement).focus({ preventScroll: true });
      }
      element.hidePopover?.();
    };
  }, [focusedBefore]);
  return { card, position };
}

/** Dismisses the card on Escape, and after a timeout unless it is hovered or contains the focus (WCAG 2.2.1). */
function useDismissal(dismiss: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isHovered || isFocused;
  useEffect(() => {
    if (isInUse) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isInUse, dismiss]);
  useLayoutEffect(
    () =>
      listen(hostDocument, {
        keydown(event) {
          if (isUnhandledEscape(event)) dismiss();
        },
      }),
    [dismiss],
  );
  return { setHovered, setFocused };
}

const isFromInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget);

interface Props {
  article: CartArticle;
  onDismiss: () => void;
}

/**
 * Shows the article that was added to the cart for some time (CART-110). Not a live region, because `CartAnnouncer`
 * announces the article. The card never takes the focus. If the visitor has moved the focus into the card, the focus is
 * restored when the card disappears.
 */
export function AddedCard({ article, onDismiss }: Props) {
  const { _ } = useLingui();
  const textId = useId();
  const cartPage = useAddress('cart');
  const error = useSelector(selectChangeError);
  const focusedBefore = useRef<Element | null>(null);
  const { card, position } = usePosition(focusedBefore);
  const { setHovered, setFocused } = useDismissal(onDismiss);
  useCloseOnLeave({ open: true, onClose: onDismiss, parts: [card] });
  const onFocus = (event: FocusEvent) => {
    if (!isFromInside(event)) focusedBefore.current = event.relatedTarget;
    setFocused(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only pause the timeout
    <div
      className={styles.card}
      data-part="cart-added"
      popover="manual"
      role="group"
      aria-labelledby={textId}
      ref={card}
      style={position}
      onPointerOver={() => setHovered(true)} // Firefox sends no other event if the card appears under the pointer.
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={(event) => !isFromInside(event) && setFocused(false)}
    >
      <EntryPicture picture={article.imageProductThumb} />
      <div className={styles.facts}>
        <p className={styles.text} id={textId}>
          <span className={styles.check}>
            <Icon glyph={Check} size={20} />
          </span>
          <span>{_('cart.added', { title: articleTitle(_, article) })}</span>
        </p>
        {error && <p className={styles.error}>{changeErrorText(_, error)}</p>}
        <a className={styles.link} data-part="cart-added-link" href={cartPage}>
          {_('cart.toCart')}
        </a>
      </div>
      <IconButton
        className={styles.close}
        data-part="cart-added-close"
        glyph={X}
        label={_('ui.close')}
        onClick={onDismiss}
      />
    </div>
  );
}
