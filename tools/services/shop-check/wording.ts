const MAX_LENGTH = 40;

/** Describes the type of a value without any personal data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Returns the start of a value, or the type of a list or an object. */
export function excerpt(value: unknown): string {
  if (typeof value === 'object' || value === undefined) return kindOf(value);
  const isAddress = typeof value === 'string' && !/\s/.test(value);
  const text = JSON.stringify(isAddress ? publicAddress(value) : value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Removes user information, query, fragment and parameters after `;`, because they may contain tokens. */
export const publicAddress = (address: string) =>
  address.replace(/^([a-z][\w+.-]*:)?\/\/[^/?#]*@/i, '$1//').replace(/[;?#].*/s, '');
