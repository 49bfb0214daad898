/**
 * Shows the page's static footer unless the remote's footer in this slot has its legal links: before it has loaded,
 * where its content is missing, and after a failure; not while a rendered footer loads the content of another site.
 * The focus is not lost: a static footer that has it stays until the focus leaves it.
 */
export function keepLegalLinks(slot: Element): void {
  const footer = document.querySelector<HTMLElement>('[data-shell="static-footer"]');
  if (!footer) return;
  const update = () => {
    const part = footer.hidden ? '[data-fascia="footer"]' : '[data-part="legal-links"]';
    footer.hidden = slot.querySelector(part) !== null && !footer.contains(document.activeElement);
  };
  new MutationObserver(update).observe(slot, { childList: true, subtree: true });
  // `focusout` comes before the focus has moved.
  footer.addEventListener('focusout', () => setTimeout(update));
}
