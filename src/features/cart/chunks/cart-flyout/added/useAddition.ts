import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { FasciaEvents } from '../../../../../foundation/browser/page/events.ts';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { pageAddress } from '../../../../../foundation/browser/page/pageAddress.ts';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import type { CartArticle } from '../../../cart.ts';
import { selectAdded, selectBusy } from '../../../cartSlice.ts';

/** Additions that one of the page's headers has told of: each is told of once, also if a header is mounted again. */
const told = new WeakSet<CartArticle>();

/** Whether a host tells the visitor itself (CART-111). */
function isToldByHost({ productId, title, quantity }: CartArticle): boolean {
  const detail: FasciaEvents['fascia:cart-added'] = { productId, title, quantity };
  return !window.dispatchEvent(new CustomEvent('fascia:cart-added', { detail, cancelable: true }));
}

export const cartIconOf = (element: Element | null): HTMLAnchorElement | null | undefined =>
  element
    ?.closest('[data-fascia="header"]')
    ?.querySelector<HTMLAnchorElement>('[data-part="icon-cart"]');

/**
 * What was added last, while the visitor is to be told: not in an open flyout, which shows it, and not on the cart page,
 * where it is what the page is about (CART-110).
 *
 * @param anchor An element of the header.
 */
export function useAddition(anchor: RefObject<Element | null>) {
  const added = useSelector(selectAdded);
  const isBusy = useSelector(selectBusy);
  const { path } = useModule();
  const [{ article, number }, setTold] = useState({
    article: null as CartArticle | null,
    number: 0,
  });
  // It has been changed again.
  if (article && !added && !isBusy) setTold({ article: null, number });
  const dismiss = useCallback(() => setTold((last) => ({ ...last, article: null })), []);

  const show = useCallback(
    (addition: CartArticle): boolean => {
      const icon = cartIconOf(anchor.current);
      if (told.has(addition) || !icon || icon.checkVisibility?.() === false) return false;
      told.add(addition);
      const isOnCartPage = icon.pathname === pageAddress(path).pathname;
      const isOpen = hostDocument.body.classList.contains('header2020-flyout-open');
      const isSilent = isToldByHost(addition) || isOpen || isOnCartPage;
      setTold((last) => ({ article: isSilent ? null : addition, number: last.number + 1 }));
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
