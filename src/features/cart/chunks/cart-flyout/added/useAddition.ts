import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { FasciaEvents } from '../../../../../foundation/browser/page/events.ts';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { pageAddress } from '../../../../../foundation/browser/page/pageAddress.ts';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import type { CartArticle } from '../../../cart.ts';
import { selectAdded, selectBusy } from '../../../cartSlice.ts';

/** Additions that a header of the page has shown. Other headers and later headers do not show them again. */
const shown = new WeakSet<CartArticle>();

/** Emits the event that lets a host show the addition itself. Returns whether the host does so (CART-111). */
function isShownByHost({ productId, title, quantity }: CartArticle): boolean {
  const detail: FasciaEvents['fascia:cart-added'] = { productId, title, quantity };
  return !window.dispatchEvent(new CustomEvent('fascia:cart-added', { detail, cancelable: true }));
}

export const cartIconOf = (element: Element | null): HTMLAnchorElement | null | undefined =>
  element
    ?.closest('[data-fascia="header"]')
    ?.querySelector<HTMLAnchorElement>('[data-part="icon-cart"]');

/**
 * The last addition while it should be shown. Additions are not shown while a flyout is open, nor on the cart page
 * (CART-110).
 *
 * @param anchor An element of the header.
 */
export function useAddition(anchor: RefObject<Element | null>) {
  const added = useSelector(selectAdded);
  const isBusy = useSelector(selectBusy);
  const { path } = useModule();
  const [{ article, number }, setAddition] = useState({
    article: null as CartArticle | null,
    number: 0,
  });
  // A later change of the cart ends the addition.
  if (article && !added && !isBusy) setAddition({ article: null, number });
  const dismiss = useCallback(() => setAddition((last) => ({ ...last, article: null })), []);

  const show = useCallback(
    (addition: CartArticle): boolean => {
      const icon = cartIconOf(anchor.current);
      if (shown.has(addition) || !icon || icon.checkVisibility?.() === false) return false;
      shown.add(addition);
      const isOnCartPage = icon.pathname === pageAddress(path).pathname;
      const isOpen = hostDocument.body.classList.contains('header2020-flyout-open');
      const isSilent = isShownByHost(addition) || isOpen || isOnCartPage;
      setAddition((last) => ({ article: isSilent ? null : addition, number: last.number + 1 }));
      return !isSilent;
    },
    [anchor, path],
  );

  useEffect(
    () => (article ? listen(window, { 'fascia:flyout-open': dismiss }) : undefined),
    [article, dismiss],
  );

  return { article, number, show, dismiss };
}
