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
import { useHeaderAddress } from '../../../../../foundation/sites/headerAddress.ts';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { IconButton } from '../../../../../foundation/ui/IconButton.tsx';
import { useCloseOnLeave } from '../../../../../foundation/ui/useCloseOnLeave.ts';
import type { CartArticle } from '../../../cart.ts';
import { changeErrorText } from '../../../cartErrors.ts';
import { selectChangeError } from '../../../cartSlice.ts';
import { articleTitle } from '../entryFacts.ts';
import { EntryPicture } from '../EntryRow.tsx';
import { fromUpperLeft, GAP_PX, placeCard } from './placeCard.ts';
import { cartIconOf } from './useAddition.ts';
import styles from './AddedCard.module.css';

/** How long it is shown, as long as an error (CART-35). */
const SHOWN_MS = 7500;

const CONTROL = 'a, button, input, select, summary, label, [role="button"]';

/** What the visitor has probably pressed: a browser may not focus what is clicked, and a finger points at nothing. */
function pressedControls(card: Element): DOMRect[] {
  const pointed = [...hostDocument.querySelectorAll(':hover')].at(-1);
  return [hostDocument.activeElement, pointed]
    .map((element) => element?.closest(CONTROL))
    .filter((control) => control && !card.contains(control))
    .map((control) => (control as Element).getBoundingClientRect());
}

/**
 * Shows the card over everything else of the page, whatever surrounds the header, and where it covers nothing that was
 * pressed (CART-110).
 *
 * @param cameFrom What had the focus before something of the card got it.
 */
function usePlace(cameFrom: RefObject<Element | null>) {
  const card = useRef<HTMLDivElement>(null);
  // As wide as it will be, so that its height is that too.
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
      // However it goes, and before it is hidden: then the browser takes the focus away.
      if (element.contains(hostDocument.activeElement)) {
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it is then
        const back = cameFrom.current?.isConnected ? cameFrom.current : icon;
        (back as HTMLElement).focus({ preventScroll: true });
      }
      element.hidePopover?.();
    };
  }, [cameFrom]);
  return { card, position };
}

/** Dismisses it after a while, but not while the visitor points at it or is in it (WCAG 2.2.1), and on Escape. */
function useDismissal(dismiss: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, dismiss]);
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
 * Says for a while what was added to the cart (CART-110). Without a live region: `CartAnnouncer` announces it. It never
 * takes the focus, and gives back that of a visitor who has gone into it.
 */
export function AddedCard({ article, onDismiss }: Props) {
  const { _ } = useLingui();
  const textId = useId();
  const cartPage = useHeaderAddress('cart');
  const error = useSelector(selectChangeError);
  const cameFrom = useRef<Element | null>(null);
  const { card, position } = usePlace(cameFrom);
  const { setHovered, setFocused } = useDismissal(onDismiss);
  useCloseOnLeave({ open: true, onClose: onDismiss, parts: [card] });
  const onFocus = (event: FocusEvent) => {
    if (!isFromInside(event)) cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold it
    <div
      className={styles.card}
      data-part="cart-added"
      popover="manual"
      role="group"
      aria-labelledby={textId}
      ref={card}
      style={position}
      onPointerOver={() => setHovered(true)} // As in DeletedRow
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
