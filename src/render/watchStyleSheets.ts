import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';

/** Maximum time in ms that the style sheets of server-rendered modules may block the page. */
const LIMIT_MS = 3000;
/** Interval in ms between requests for missing style sheets. */
const RETRY_MS = 10_000;

/** Attribute of the root element that lists the chunks with missing style sheets, for the rules of `unstyled.css`. */
const ATTRIBUTE = 'data-fascia-unstyled';
/** Attribute of the root element while the layout changes because a missing style sheet has loaded. */
const LAYOUT_ATTRIBUTE = 'data-fascia-restyled';
/** Value of `media` with which browsers load a style sheet without blocking the page. */
const NOT_APPLIED = 'not all';
const SELECTOR = 'link[rel="stylesheet"][data-href]';
const BLOCKING = `${SELECTOR}:not([media="${NOT_APPLIED}"])`;

/** The file name identifies a style sheet, because webpack adds its own links for the same files. */
const fileOf = ({ href }: HTMLLinkElement): string =>
  href.replace(/[?#].*/, '').replace(/.*\//, '');

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Requests a style sheet again without blocking the page. The style sheet is applied once it has loaded. */
function replace(link: HTMLLinkElement, search: string): void {
  const copy = link.cloneNode() as HTMLLinkElement;
  // Browsers hide the attribute from scripts, so `cloneNode` does not copy it.
  copy.nonce = link.nonce;
  copy.media = NOT_APPLIED;
  copy.href = link.href.replace(/[?#].*/, '') + search;
  link.replaceWith(copy);
}

/** Fails the remote's own pending links for a file, so that its loader retries them immediately (HK-100). */
function failPending(file: string): void {
  for (const link of hostDocument.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const isRemotes = !link.dataset['href'] && fileOf(link) === file;
    if (isRemotes && !link.sheet) link.dispatchEvent(new Event('error'));
  }
}

let latestLayout = {};

/** Hides the modules for the frame in which their layout changes, unless one of them has the focus. */
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

/** Tracks the page's style sheets. Returns a function that replaces those that have not loaded. */
function startWatch(): () => void {
  const { documentElement } = hostDocument;
  const loaded = new Set<string>();
  const missing = new Set<string>();

  function listMissing(): void {
    const chunks = [...missing].map((file) => file.replace(/\..*/, ''));
    if (chunks.length > 0) documentElement.setAttribute(ATTRIBUTE, chunks.join(' '));
    else documentElement.removeAttribute(ATTRIBUTE);
  }

  // For a style sheet of another origin, these events are the only sign that it has loaded.
  hostDocument.addEventListener(
    'load',
    ({ target }) => {
      if (!isStyleSheet(target)) return;
      loaded.add(fileOf(target));
      if (missing.delete(fileOf(target))) {
        hideWhileMoving();
        failPending(fileOf(target));
      }
      // Apply every link for the file: a host may empty the slot that contains one of them.
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

  // Every style sheet in the body blocks the parser, so later ones are replaced as soon as they are parsed (HK-218).
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
    // A new URL, because the pending request for the old one may hang.
    retry = setTimeout(() => replaceMissing(`?${Date.now()}`), RETRY_MS);
  }
  return () => replaceMissing('');
}

/** Every fragment of a page contains this script. All of them share one watch. */
const KEY = Symbol.for('fascia.styleSheets/1');
const page = globalThis as { [KEY]?: () => void };

/**
 * Watches the style sheets of server-rendered modules (HK-202). Must run before the links of the style sheets.
 *
 * - While style sheets are missing, the root element lists them, and `unstyled.css` shows the modules as rows of links.
 * - Pending style sheets block the page. After a timeout, copies replace them: Chrome does not block on style sheets
 *   that a script inserts, and the request continues. Missing style sheets are requested again until they have loaded.
 */
export function watchStyleSheets(): void {
  setTimeout((page[KEY] ??= startWatch()), LIMIT_MS);
}
