const MAX_LENGTH = 40;

/** What kind of value it is, which tells nothing of a person. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The beginning of a value; of a list or an object, that it is one. */
export function excerpt(value: unknown): string {
  if (typeof value === 'object' || value === undefined) return kindOf(value);
  const isAddress =
    typeof value === 'string' && (/^\s*[\w+.-]*:?[/\\]/.test(value) || !/\s/.test(value));
  const text = JSON.stringify(isAddress ? publicAddress(value) : value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** An address without user information, query, fragment and the parameters after `;`, any of which may hold a token. */
export function publicAddress(address: string): string {
  return address
    .replaceAll(/[\t\n\r]/g, '')
    .replace(/^\s*([a-z][\w+.-]*:)?([/\\]*)[^/\\?#]*@/i, '$1$2')
    .replace(/[?#].*/s, '')
    .replaceAll(/;[^/\\]*/g, '');
}

const escapeCharacter = (it: string) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text whose control characters are escaped: a terminal would obey them. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, escapeCharacter);
}
