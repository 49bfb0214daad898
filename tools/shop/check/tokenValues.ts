import { lexer } from 'css-tree';

/** By the beginning of a token's name: the syntax of its values, and an example. */
const KINDS: readonly (readonly [name: RegExp, syntax: string, example: string])[] = [
  [/^font/, '[ <string> | <custom-ident>+ ]#', 'Georgia, serif'],
  [/^text-/, "<'font-size'>", '1rem'],
  [/^weight-/, "<'font-weight'>", '600'],
  [/^spacing-/, "<'letter-spacing'>", '0.02em'],
  [/^case-/, "<'text-transform'>", 'uppercase'],
  [/^(?:space$|radius)/, "<'border-top-left-radius'>", '4px'],
  [/-width$/, '<length [0,∞]> | thin | medium | thick', '1px'],
  [/^shadow$/, 'none | <shadow>#', '0 12px 32px var(--fascia-shade)'],
  [/^motion$/, 'none | [ <time> || <easing-function> || <time> ]', '160ms ease-out'],
];

const kindOf = (name: string) => KINDS.find(([pattern]) => pattern.test(name));

/** An example of a token's values, for the message about an invalid one. */
export const exampleFor = (name: string) => kindOf(name)?.[2];

/**
 * Whether a token that is not a colour has a value of its kind: a font family, a length and so on. Browsers drop a
 * declaration with another value. A value that refers to other tokens is not checked.
 */
export function isTokenValue(name: string, value: string): boolean {
  const [, syntax] = kindOf(name) ?? [];
  if (syntax === undefined) return false;
  return value.includes('var(--fascia-') || lexer.match(syntax, value).error === null;
}
