import DOMPurify from 'dompurify';
import { safeUrl } from '../safeUrl.ts';

// Loaded lazily by safeHtml.ts; nothing else imports this file, so that no page waits for it.

const words = (list: string) => list.split(' ');

/** What a text may hold in the end. */
const KEPT = words('a b br div em i li ol p small span strong sub sup u ul');

/** Blocks of an editor's page. They become divisions, or their words would run together. */
const BLOCKS = words('blockquote caption dd dt h1 h2 h3 h4 h5 h6 pre tr');

/** Their content is kept, without them. */
const FRAMES = words('dl table tbody td tfoot th thead');

const CONFIG = {
  ALLOWED_TAGS: [...KEPT, ...BLOCKS, ...FRAMES],
  ALLOWED_ATTR: ['href', 'target'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // As a string, DOMPurify leaves an `is` attribute behind and skips texts without `<`.
  RETURN_DOM_FRAGMENT: true as const,
};

/** Few texts need more than two; one that needs more than these is up to no good. */
const MOST_ROUNDS = 8;

/** The second lock: whatever DOMPurify let through, only our own attributes are written. */
function rewriteAttributes(element: Element): void {
  const href = element.localName === 'a' ? safeUrl(element.getAttribute('href')) : undefined;
  const opensTab = element.getAttribute('target')?.toLowerCase() === '_blank';
  for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  if (!href) return;
  element.setAttribute('href', href);
  if (!opensTab) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** A link without an address is no link (contract §4), and one without words is a trap on the Tab key. */
const isNoLink = (element: Element) =>
  element.localName === 'a' && !(element.hasAttribute('href') && element.textContent?.trim());

/** Leaves of an element what may be shown. */
function settle(element: Element): void {
  rewriteAttributes(element);
  const name = element.localName;
  if (name === 'td' || name === 'th') element.append(' ');
  if (BLOCKS.includes(name)) {
    const division = element.ownerDocument.createElement('div');
    division.append(...element.childNodes);
    element.replaceWith(division);
  } else if (FRAMES.includes(name) || isNoLink(element)) {
    element.replaceWith(...element.childNodes);
  }
}

function purifyOnce(markup: string): string {
  // Null, against its type, where the parser made no body (a frame set).
  const fragment: DocumentFragment | null = DOMPurify.sanitize(markup, CONFIG);
  if (!fragment) return '';
  for (const element of fragment.querySelectorAll('*')) settle(element);
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/**
 * Markup with only the harmless elements left, or undefined where that cannot be promised.
 *
 * The page parses the answer once more, and parsing can turn harmless text into elements (mutation XSS).
 * So it is sanitised until nothing changes: then what the page parses is what was judged.
 */
export function purify(markup: string): string | undefined {
  // Where DOMPurify cannot work it hands its input back untouched.
  if (!DOMPurify.isSupported) return undefined;
  let before = markup;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = purifyOnce(before);
    if (after === before) return after;
    before = after;
  }
  return undefined;
}
