/** What would end a script element or begin a comment in it, and what older scripts take for the end of a line. */
const UNSAFE = /[<\u2028\u2029]/g;

/** A value as JSON that may stand in a script element of any page: nothing in it can be taken for markup (SSR-05). */
export const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
