/** Whether a click is one that opens a link in this window: the main button or Enter, without a modifier key. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link opens in this window, or frame. */
function staysInWindow(link: HTMLAnchorElement): boolean {
  const target = link.target || document.querySelector<HTMLBaseElement>('base[target]')?.target;
  return !target || target.toLowerCase() === '_self';
}

/** Whether a link leads to a place on the page that is shown. */
const isOnThisPage = ({ href, pathname, search }: HTMLAnchorElement) =>
  href.includes('#') && pathname === location.pathname && search === location.search;

/** Whether a path starts with two slashes: a router would mistake its first part for another origin. */
const looksLikeOrigin = (link: HTMLAnchorElement) => link.pathname.startsWith('//');

const isEditable = (link: Element) =>
  link.closest('[contenteditable]:not([contenteditable="false" i])') !== null;

/** Whether a client router may show what a link leads to. */
const isRoutable = (link: HTMLAnchorElement) =>
  /^https?:$/.test(link.protocol) &&
  link.origin === location.origin &&
  staysInWindow(link) &&
  !link.hasAttribute('download') &&
  !/(^|\s)external(\s|$)/i.test(link.rel) &&
  !isEditable(link) &&
  !looksLikeOrigin(link) &&
  !isOnThisPage(link);

/**
 * The link that a client router may show for a click: a plain one inside of a module of fascia (HK-60). Undefined for
 * everything that is the browser's (HK-60).
 */
export function routedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('[data-fascia] a[href]') : null;
  return link instanceof HTMLAnchorElement && isRoutable(link) ? link : undefined;
}
