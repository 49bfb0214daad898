/** Mark in a layout at which the page's own content is inserted. */
export const CONTENT_MARK = '<!--fascia:content-->';

/** White space in a tag. `\s` also matches characters that browsers treat as part of a name. */
const SPACE = String.raw`[ \t\n\f\r]`;
/** These attributes would add controls to the page's own forms, or change their addresses. */
const REFUSED = String.raw`form(?:action)?(?![^\s"'<>/=])`;
const ATTRIBUTES = String.raw`(?:${SPACE}+(?!${REFUSED})[^\s"'<>/=]+(?:="[^"]*"|='[^']*'|=[^\s"'<>=${'`'}]+)?)*${SPACE}*`;
/** Elements in which browsers read everything up to the end tag as text. */
const RAW = 'script|style|textarea|title';

/** Text, a comment, an element with raw text, a start tag or an end tag. */
const TOKEN = new RegExp(
  [
    '[^<]+',
    '<!--(?!-?>)(?:(?!--)[^])*-->',
    `<(?<raw>${RAW})${ATTRIBUTES}>[^<]*</\\k<raw>${SPACE}*>`,
    String.raw`<(?!(?:${RAW})\b)(?<start>[a-z1-6]+)${ATTRIBUTES}(?<slash>/?)>`,
    String.raw`</(?<end>[a-z1-6]+)${SPACE}*>`,
  ].join('|'),
  'iy',
);

const words = (text: string) => new Set(text.split(' '));

/** Elements that close a paragraph or a heading around them. */
const BLOCKS = words(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr main menu nav ol p pre search section summary ul',
);
/** Other elements of HTML that may be anywhere outside of `<svg>` and lists of options. */
const INLINE = words(
  'a abbr audio b bdi bdo br button cite code data datalist del dfn em i img input ins kbd label legend link mark ' +
    'meter output picture progress q s samp script select small source span strong style sub sup svg textarea time ' +
    'track u var video wbr',
);
/** Elements that are accepted only directly in one of these elements. Elsewhere they can close elements around them. */
const PARENTS = new Map([
  ['li', words('ul ol menu')],
  ['dt', words('dl')],
  ['dd', words('dl')],
  ['optgroup', words('select')],
  ['option', words('select optgroup datalist')],
]);
/** Elements that contain only text and elements of `PARENTS`. Browsers drop or move others. */
const OPTIONS = words('select optgroup option datalist');
/** Elements that close an element of the same name around them, or are ignored in it. */
const NOT_NESTED = words('a button form');
/** The only elements that are accepted in `<svg>`, because others end it or are parsed as HTML. */
const SVG = words(
  'circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop svg symbol ' +
    'text title tspan use',
);
/** Elements without an end tag. */
const VOID = words('br hr img input link source track wbr');
/** Elements that may surround the page's own content. Inside a `<form>`, browsers would remove the page's forms. */
const AROUND_CONTENT = words('div main section');
/** Elements that any of `BLOCKS` would close. */
const TEXT_BLOCKS = words('p h1 h2 h3 h4 h5 h6');
/** Maximum number of tags, comments and texts. Limits the time of a check. */
const MAX_TOKENS = 20_000;
/** Maximum number of nested elements. Browsers flatten trees of more than about 500. */
const MAX_DEPTH = 100;

/** Whether browsers make the element a child of the last open element, and close no open element. */
function isNestable(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (open.includes('svg')) return SVG.has(name);
  const parents = PARENTS.get(name);
  if (parents) return parents.has(parent);
  if (OPTIONS.has(parent) || (NOT_NESTED.has(name) && open.includes(name))) return false;
  return INLINE.has(name) || (BLOCKS.has(name) && !open.some((outer) => TEXT_BLOCKS.has(outer)));
}

/**
 * Whether the page can print its own HTML after this HTML, and at the mark of a layout, with the same meaning as without
 * it: each element is closed, and the mark is in text. Otherwise a script of the page could become an attribute of an
 * unfinished `<script>`, which would then receive the page's nonce. Accepts only syntax that all browsers parse in the
 * same way, and only known elements, nested as browsers parse them (SSR-153).
 */
export function isPrintable(html: string): boolean {
  const open: string[] = [];
  let marks = 0;
  let tokens = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const match = TOKEN.exec(html);
    tokens += 1;
    if (!match || tokens > MAX_TOKENS) return false;
    const { raw, start, slash, end } = match.groups ?? {};
    const name = raw ?? start;
    if (name && !isNestable(name, open)) return false;
    // In HTML, browsers ignore the slash.
    if (start && !VOID.has(start) && !(slash && SVG.has(start))) open.push(start);
    if (open.length > MAX_DEPTH || (end && end !== open.pop())) return false;
    if (match[0] === CONTENT_MARK) {
      marks += 1;
      if (marks > 1 || !open.every((outer) => AROUND_CONTENT.has(outer))) return false;
    }
  }
  return open.length === 0 && html.split(CONTENT_MARK).length === marks + 1;
}
