/** Matches `<`, which could end the script element or begin a comment, and line terminators of older JavaScript. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Serialises a value as JSON that is safe inside a script element (SSR-05). */
export const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
