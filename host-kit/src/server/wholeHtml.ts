/** White space in a tag. `\s` also matches characters that browsers treat as part of a name. */
const SPACE = String.raw`[ \t\n\f\r]`;
const ATTRIBUTES = String.raw`(?:${SPACE}+[^\s"'<>/=]+(?:="[^"]*"|='[^']*'|=[^\s"'<>=${'`'}]+)?)*${SPACE}*/?`;
/** Elements in which browsers read everything up to the end tag as text. */
const RAW = 'script|style|textarea|title|noscript|iframe|noembed|noframes|xmp';

/** Text, a comment, an element with raw text, a start tag or an end tag. */
const TOKEN = new RegExp(
  [
    '[^<]+',
    '<!--(?!-?>)(?:(?!--)[^])*-->',
    `<(${RAW})${ATTRIBUTES}>[^<]*</\\1${SPACE}*>`,
    String.raw`<(?!(?:${RAW}|plaintext)\b)[a-z][\w:-]*${ATTRIBUTES}>`,
    String.raw`</[a-z][\w:-]*${SPACE}*>`,
  ].join('|'),
  'iy',
);

/**
 * Whether HTML ends in text, so that HTML after it has the same meaning as without it. Otherwise a script after it could
 * become an attribute of an unfinished `<script>`, which then receives the nonce of the page. Accepts only syntax that
 * all browsers parse in the same way.
 */
export function isWholeHtml(html: string): boolean {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) if (!TOKEN.test(html)) return false;
  return true;
}
