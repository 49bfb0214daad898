import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';

/** Maximum time in ms for which the style sheets of server-rendered modules block the page. */
const LIMIT_MS = 3000;
/** Interval in ms at which missing style sheets are requested again. */
const RETRY_MS = 10_000;

/** Lists on the root element the chunks whose style sheets are missing. The rules of `unstyled.css` depend on it. */
const ATTRIBUTE = 'data-fascia-unstyled';
/** On the root element while the modules are laid out with a style sheet that was missing. */
const LAYOUT_ATTRIBUTE = 'data-fascia-restyled';
/** Browsers load such a style sheet without blocking the page. */
const NOT_APPLIED = 'not all';
const SELECTOR = 'link[rel="stylesheet"][data-href]';
const BLOCKING = `${SELECTOR}:not([media="${NOT_APPLIED}"])`;

/** Files are identified by their names, which have a hash: webpack requests them with links of its own. */
const fileOf = ({ href }: HTMLLinkElement): string =>
  href.replace(/[?#].*/, '').replace(/.*\//, '');

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Requests a style sheet again. It is not applied, and blocks nothing, until it has loaded. */
function replace(link: HTMLLinkElement, search: string): void {
  const copy = link.cloneNode() as HTMLLinkElement;
  // Browsers hide the attribute, so it is not cloned.
  copy.nonce = link.nonce;
  copy.media = NOT_APPLIED;
  copy.href = link.href.replace(/[?#].*/, '') + search;
  link.replaceWith(copy);
}

/** Makes the remote's own links for a file fail if their requests hang, so that its loader sends new ones at once (HK-100). */
function failPending(file: string): void {
  for (const link of hostDocument.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const isRemotes = !link.dataset['href'] && fileOf(link) === file;
    if (isRemotes && !link.sheet) link.dispatchEvent(new Event('error'));
  }
}

let latestLayout = {};

/** Hides the modules for the frame in which they move, unless the visitor is in one of them. */
function hideWhileMoving(): void {
  const { documentElement, activeElement } = hostDocument;
  if (activeElement?.closest('[data-fascia]')) return;
  const layout = {};
  latestLayout = layout;
  documentElement.setAttribute(LAYOUT_ATTRIBUTE, '');
  const show = () => {
    if (latestLayout === layout) documentElement.removeAttribute(LAYOUT_ATTRIBUTE);
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** Follows the page's style sheets. Returns a function that replaces those that have not loaded. */
function startWatch(): () => void {
  const { documentElement } = hostDocument;
  const loaded = new Set<string>();
  const missing = new Set<string>();

  function listMissing(): void {
    const chunks = [...missing].map((file) => file.replace(/\..*/, ''));
    if (chunks.length > 0) documentElement.setAttribute(ATTRIBUTE, chunks.join(' '));
    else documentElement.removeAttribute(ATTRIBUTE);
  }

  // Only these events show whether a style sheet of another origin has loaded.
  hostDocument.addEventListener(
    'load',
    ({ target }) => {
      if (!isStyleSheet(target)) return;
      loaded.add(fileOf(target));
      if (missing.delete(fileOf(target))) {
        hideWhileMoving();
        failPending(fileOf(target));
      }
      // Of several elements for one file, each is applied: the module's slot may be emptied.
      if (target.dataset['href'] && target.media === NOT_APPLIED) target.media = 'all';
      listMissing();
    },
    true,
  );
  hostDocument.addEventListener(
    'error',
    ({ target }) => {
      const isOurs = isStyleSheet(target) && target.dataset['href'];
      if (!isOurs || loaded.has(fileOf(target))) return;
      missing.add(fileOf(target));
      listMissing();
    },
    true,
  );

  function replaceLinks(selector: string, search: string): void {
    for (const link of hostDocument.querySelectorAll<HTMLLinkElement>(selector)) {
      if (loaded.has(fileOf(link))) continue;
      missing.add(fileOf(link));
      replace(link, search);
    }
    listMissing();
  }

  // A style sheet in the body stops the parser, which then reaches the next one and stops again (HK-218).
  const laterLinks = new MutationObserver(() => replaceLinks(BLOCKING, ''));
  hostDocument.addEventListener('DOMContentLoaded', () => laterLinks.disconnect());

  let retry: ReturnType<typeof setTimeout> | undefined;
  function replaceMissing(search: string): void {
    clearTimeout(retry);
    replaceLinks(SELECTOR, search);
    if (missing.size === 0) return;
    if (hostDocument.readyState === 'loading') {
      laterLinks.observe(documentElement, { childList: true, subtree: true });
    }
    // A new address, because the pending request of this one may hang.
    retry = setTimeout(() => replaceMissing(`?${Date.now()}`), RETRY_MS);
  }
  return () => replaceMissing('');
}

/** Each fragment of a page contains this script. What is known about the page's style sheets is shared. */
const KEY = Symbol.for('fascia.styleSheets/1');
const page = globalThis as { [KEY]?: () => void };

/**
 * Watches the style sheets of server-rendered modules (HK-202). Runs in front of them.
 *
 * - While some are missing, the root element lists them, and the remote's rules show the modules as rows of links.
 * - Style sheets that hang block the page. After a limit they are replaced by copies: Chrome does not wait for style sheets that
 *   a script inserts, and the request continues. Missing ones are requested again until they have loaded.
 */
export function watchStyleSheets(): void {
  setTimeout((page[KEY] ??= startWatch()), LIMIT_MS);
}
