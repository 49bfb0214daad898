import { hostDocument } from '../foundation/browser/page/hostGlobals.ts';

/** Maximum time in ms for which the style sheets of server-rendered modules block the page. */
const LIMIT_MS = 3000;

/** Lists on the root element the chunks whose style sheets are missing. The rules of `unstyled.css` depend on it. */
const ATTRIBUTE = 'data-fascia-unstyled';

/** Files are identified by their names, which have a hash: webpack requests them with links of its own. */
const fileOf = ({ href }: HTMLLinkElement): string =>
  href.replace(/[?#].*/, '').replace(/.*\//, '');

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/**
 * Watches the style sheets of server-rendered modules (HK-202). Runs in the page's head, in front of them.
 *
 * - While some are missing, the root element lists them, and the remote's rules show the modules as rows of links.
 * - Style sheets that hang block the page. After a limit they are replaced by copies: Chrome does not wait for style sheets that
 *   a script inserts, and the request continues. One that has failed is requested again by its copy.
 */
export function watchStyleSheets(): void {
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
      missing.delete(fileOf(target));
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

  setTimeout(() => {
    const selector = 'link[rel="stylesheet"][data-href]';
    for (const link of hostDocument.querySelectorAll<HTMLLinkElement>(selector)) {
      if (loaded.has(fileOf(link))) continue;
      missing.add(fileOf(link));
      const copy = link.cloneNode() as HTMLLinkElement;
      // Browsers hide the attribute, so it is not cloned.
      copy.nonce = link.nonce;
      link.replaceWith(copy);
    }
    listMissing();
  }, LIMIT_MS);
}
