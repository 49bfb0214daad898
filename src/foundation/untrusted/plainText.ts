/** Common character references. The sanitiser handles the others. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    euro: '€',
    copy: '©',
    reg: '®',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
  }),
);

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w*));/gi;

const TAG = /<[a-z/!?]/i;

/**
 * Everything that an HTML parser does not show as text: comments, elements whose content is not text, and tags. Each
 * alternative also matches up to the end of the text, so none is tried twice and the time is linear in the length of a
 * hostile text.
 */
const NOT_TEXT = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<(script|style|title|xmp|iframe|template|no(?:script|embed|frames))\\b[^>]*(?:>[^]*?(?=</\\1|$)|$)',
    `<[a-z/!?](?:=\\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*(?:>|$)`,
  ].join('|'),
  'gi',
);

const BREAK = /^<\/?(?:br|p|div|[ou]l|li|d[dt]|h[1-6]|t[dhr])\b/i;

function character(reference: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return NAMED.get(name) ?? reference;
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  if (code === 9 || code === 10 || code === 12 || code === 13) return ' ';
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** Whether a text needs the sanitiser: it contains a tag, or a character reference that `plainText` does not decode. */
export function holdsMarkup(value: string): boolean {
  if (TAG.test(value)) return true;
  return Array.from(value.matchAll(REFERENCE)).some(([, , , name]) => name && !NAMED.has(name));
}

/**
 * Removes the markup of a text: removes tags, decodes character references once, and collapses white space like a
 * browser. Line breaks and block boundaries become one line feed, so words do not run together. Characters that HTML
 * cannot contain (NUL, lone surrogates) are removed, because they would cause hydration mismatches.
 *
 * The result is text, not HTML. Use it only where it is escaped, such as in React's children.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(NOT_TEXT, (tag) => (BREAK.test(tag) ? '\n' : ''))
    .replace(REFERENCE, character)
    .replace(/[\0\p{Cs}]/gu, '')
    .replace(/ *\n[ \n]*| {2,}/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(/^[ \n]|[ \n]$/g, '');
}
