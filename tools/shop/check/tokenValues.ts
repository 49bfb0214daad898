import { lexer } from 'css-tree';

/** The syntax and an example of values, by a pattern of token names. */
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

/** Returns an example of a token's values. */
export const exampleFor = (name: string) => kindOf(name)?.[2];

/**
 * Whether a token that is not a colour has a valid value, such as a font family or a length. Browsers drop declarations
 * with invalid values. Values that refer to other tokens are not checked.
 */
export function isTokenValue(name: string, value: string): boolean {
  const [, syntax] = kindOf(name) ?? [];
  if (syntax === undefined) return false;
  return value.includes('var(--fascia-') || lexer.match(syntax, value).error === null;
}
