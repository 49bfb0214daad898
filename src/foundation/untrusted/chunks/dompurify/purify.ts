import DOMPurify, { type Config } from 'dompurify';
import { opensNewTab, safeUrl } from '../../safeUrl.ts';

/** A Trusted Types policy for DOMPurify. `undefined` in browsers without Trusted Types. */
export type ParsingPolicy = Config['TRUSTED_TYPES_POLICY'];

const words = (list: string) => list.split(' ');

const KEPT_TAGS = words('a b br div em i li ol p small span strong sub sup u ul');

/** Block elements that become `<div>`. Without the `<div>`, the words would run together. */
const BLOCK_TAGS = words('blockquote caption dd dt h1 h2 h3 h4 h5 h6 pre tr');

/** Elements that are replaced with their content. */
const UNWRAPPED_TAGS = words('dl table tbody td tfoot th thead');

const CONFIG = {
  ALLOWED_TAGS: [...KEPT_TAGS, ...BLOCK_TAGS, ...UNWRAPPED_TAGS],
  ALLOWED_ATTR: ['href', 'target'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // A fragment, because DOMPurify leaves an `is` attribute in strings and skips texts without `<`.
  RETURN_DOM_FRAGMENT: true as const,
};

/** Maximum number of rounds. Ordinary texts need two. A text that needs more than this is hostile. */
const MAX_ROUNDS = 8;

/**
 * A second check, independent of DOMPurify: only the attributes that are set here remain. Links to other sites and mail
 * links open in a new tab without a referrer, like all others (FOOT-14). The same applies to links that an editor has
 * set to open in a new tab.
 */
function rewriteAttributes(element: Element): void {
  const href = element.localName === 'a' ? safeUrl(element.getAttribute('href')) : undefined;
  const wantsTab = element.getAttribute('target')?.toLowerCase() === '_blank';
  for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  if (!href) return;
  element.setAttribute('href', href);
  if (!wantsTab && !opensNewTab(href)) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** A link without an address (HOST-35), or without text and therefore without an accessible name. */
const isUselessLink = (element: Element) =>
  element.localName === 'a' && !(element.hasAttribute('href') && element.textContent?.trim());

function reduceElement(element: Element): void {
  rewriteAttributes(element);
  const name = element.localName;
  if (name === 'td' || name === 'th') element.append(' ');
  if (BLOCK_TAGS.includes(name)) {
    const division = element.ownerDocument.createElement('div');
    division.append(...element.childNodes);
    element.replaceWith(division);
  } else if (UNWRAPPED_TAGS.includes(name) || isUselessLink(element)) {
    element.replaceWith(...element.childNodes);
  }
}

function purifyOnce(markup: string, policy: ParsingPolicy): string {
  const config = { ...CONFIG, TRUSTED_TYPES_POLICY: policy };
  // DOMPurify keeps carriage returns at the start, which a parser would replace. Contrary to its type, the result is
  // `null` if the parser created no body (a frame set).
  const fragment: DocumentFragment | null = DOMPurify.sanitize(
    markup.replaceAll(/\r\n?/g, '\n'),
    config,
  );
  if (!fragment) return '';
  for (const element of fragment.querySelectorAll('*')) reduceElement(element);
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/**
 * Reduces markup to harmless elements.
 *
 * The page parses the result again, and parsing can turn harmless text into elements (mutation XSS). The result is
 * therefore sanitised until it no longer changes: the page then parses exactly the checked text.
 *
 * @param policy The Trusted Types policy with which DOMPurify parses the markup.
 * @returns `undefined` if the result is not guaranteed to be harmless.
 */
export function purify(markup: string, policy?: ParsingPolicy): string | undefined {
  // Without a DOM, DOMPurify returns its input unchanged.
  if (!DOMPurify.isSupported) return undefined;
  let before = markup;
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const after = purifyOnce(before, policy);
      if (after === before) return after;
      before = after;
    }
  } catch {
    // DOMPurify cannot process this text.
  }
  return undefined;
}
