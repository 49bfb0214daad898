/**
 * Whether the remote's header stands on the page: it reads out what becomes of the cart, so that the page only
 * shows it. A reduced header has no cart.
 */
export function headerAnnouncesCart(): boolean {
  return document.querySelector('[data-fascia="header"]:not([data-reduced])') !== null;
}
