/** Whether a click opens a link in this tab: the main button or Enter, without a modifier key. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link opens in this tab or frame. */
function opensInPlace(link: HTMLAnchorElement): boolean {
  const target = link.target || document.querySelector<HTMLBaseElement>('base[target]')?.target;
  return !target || target.toLowerCase() === '_self';
}

/** Whether a link leads to an element on the current page. */
const isOnThisPage = ({ href, pathname, search }: HTMLAnchorElement) =>
  href.includes('#') && pathname === location.pathname && search === location.search;

/** Whether a path starts with two slashes. A router would mistake its first part for another origin. */
const looksLikeOrigin = (link: HTMLAnchorElement) => link.pathname.startsWith('//');

const isEditable = (link: Element) =>
  link.closest('[contenteditable]:not([contenteditable="false" i])') !== null;

/** Whether a client router may handle a link. */
const isRoutable = (link: HTMLAnchorElement) =>
  /^https?:$/.test(link.protocol) &&
  link.origin === location.origin &&
  opensInPlace(link) &&
  !link.hasAttribute('download') &&
  !/(^|\s)external(\s|$)/i.test(link.rel) &&
  !isEditable(link) &&
  !looksLikeOrigin(link) &&
  !isOnThisPage(link);

/**
 * Returns the clicked link if a client router may handle it, which is the case for plain links in fascia's modules.
 * Returns `undefined` for all other clicks, which the browser handles (HK-60).
 */
export function routedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('[data-fascia] a[href]') : null;
  return link instanceof HTMLAnchorElement && isRoutable(link) ? link : undefined;
}
