/** Mark in a layout at which the page's own content is inserted. */
export const CONTENT_MARK = '<!--fascia:content-->';

/** White space in a tag. `\s` also matches characters that browsers treat as part of a name. */
const SPACE = String.raw`[ \t\n\f\r]`;
const ATTRIBUTES = String.raw`(?:${SPACE}+[^\s"'<>/=]+(?:="[^"]*"|='[^']*'|=[^\s"'<>=${'`'}]+)?)*${SPACE}*`;
/** Elements in which browsers read everything up to the end tag as text. */
const RAW = 'script|style|textarea|title|noscript|iframe|noembed|noframes|xmp';
/** Elements that affect the whole document, such as `<base>`, which changes the origin of relative URLs. */
const REFUSED = 'base|meta|html|head|body|frame|frameset|plaintext';

/** Text, a comment, an element with raw text, a start tag or an end tag. */
const TOKEN = new RegExp(
  [
    '[^<]+',
    '<!--(?!-?>)(?:(?!--)[^])*-->',
    `<(${RAW})${ATTRIBUTES}>[^<]*</\\1${SPACE}*>`,
    String.raw`<(?!(?:${RAW}|${REFUSED})\b)(?<start>[a-z][\w:-]*)${ATTRIBUTES}(?<slash>/?)>`,
    String.raw`</(?<end>[a-z][\w:-]*)${SPACE}*>`,
  ].join('|'),
  'iy',
);

/** Elements without an end tag. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|source|track|wbr)$/i;
/** Elements of SVG that may end with a slash. In HTML, browsers ignore the slash. */
const SHAPE = /^(?:circle|ellipse|line|path|polygon|polyline|rect|stop|use)$/i;
/** Elements that may surround the page's own content. Inside a `<form>`, browsers would remove the page's forms. */
const AROUND_CONTENT = /^(?:div|main|section)$/;

/**
 * Whether the page can print its own HTML after this HTML, and at the mark of a layout, with the same meaning as without
 * it: each element is closed, and the mark is in text. Otherwise a script of the page could become an attribute of an
 * unfinished `<script>`, which would then receive the page's nonce. Accepts only syntax that all browsers parse in the
 * same way, and no elements that affect the whole document (SSR-153).
 */
export function isPrintable(html: string): boolean {
  const open: string[] = [];
  let marks = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const match = TOKEN.exec(html);
    if (!match) return false;
    const { start, slash, end } = match.groups ?? {};
    if (start && !VOID.test(start) && !(slash && SHAPE.test(start))) open.push(start);
    if (end && end !== open.pop()) return false;
    if (match[0] === CONTENT_MARK) {
      marks += 1;
      if (marks > 1 || !open.every((name) => AROUND_CONTENT.test(name))) return false;
    }
  }
  return open.length === 0 && html.split(CONTENT_MARK).length === marks + 1;
}
