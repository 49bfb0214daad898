import { transform } from 'lightningcss';
import valueParser from 'postcss-value-parser';

/** By the beginning of a token's name: the property that shows what it may hold, and an example. */
const KINDS: readonly (readonly [name: RegExp, property: string, example: string])[] = [
  [/^font/, 'font-family:', 'Georgia, serif'],
  [/^text-/, 'font-size:', '1rem'],
  [/^weight-/, 'font-weight:', '600'],
  [/^spacing-/, 'letter-spacing:', '0.02em'],
  [/^case-/, 'text-transform:', 'uppercase'],
  [/^(?:space$|radius)/, 'border-top-left-radius:', '4px'],
  [/-width$/, 'border-top-width:', '1px'],
  [/^shadow$/, 'box-shadow:', '0 12px 32px var(--fascia-shade)'],
  [/^motion$/, 'transition:all ', '160ms ease-out'],
];

const kindOf = (name: string) => KINDS.find(([pattern]) => pattern.test(name)) ?? [];

/** A value that a token may have, for those who gave another. */
export const exampleFor = (name: string) => kindOf(name)[2];

/** Those that a value may have beside the functions of colours; others load something or depend on the page. */
const FUNCTIONS = new Set(
  'var calc min max clamp cubic-bezier steps linear light-dark rgb rgba hsl hsla oklch oklab color-mix'.split(
    ' ',
  ),
);

const MAX_LENGTH = 500;

/** Whether a text has known functions alone, other tokens as variables, and nothing that ends the declaration. */
function isHarmless(value: string): boolean {
  if (value.length > MAX_LENGTH || /[;{}<>\\!@[\]]/.test(value)) return false;
  let isFine = true;
  valueParser(value).walk((node) => {
    if (node.type === 'unicode-range' || (node.type === 'div' && node.value === ':'))
      isFine = false;
    if (node.type !== 'function') return;
    const [first] = node.nodes;
    if (!FUNCTIONS.has(node.value) && node.value !== '') isFine = false;
    if (node.value === 'var' && !first?.value.startsWith('--fascia-')) isFine = false;
  });
  return isFine;
}

/**
 * What Lightning CSS overlooks: a length without a unit, which browsers read in quirks mode alone, one below 0, and a
 * transition without a time.
 */
function isSloppy(name: string, value: string): boolean {
  if (name === 'motion') return !/\d(?:m?s)\b/.test(value);
  if (/^(?:font|weight|case|shadow)/.test(name)) return false;
  return Boolean(Number(value)) || (value.startsWith('-') && !name.startsWith('spacing'));
}

/**
 * Whether a token that is no colour has a value of its kind, which browsers understand: a font family, a length and so
 * on. Where it is made of other tokens only its form is checked.
 */
export function isTokenValue(name: string, value: string): boolean {
  const [, property] = kindOf(name);
  if (!property || !isHarmless(value)) return false;
  if (value.includes('var(') || value === 'none' || value === 'normal') return true;
  if (isSloppy(name, value)) return false;
  let isKnown = false;
  try {
    transform({
      filename: 'token.css',
      code: Buffer.from(`a{${property}${value}}`),
      visitor: {
        Declaration(declaration) {
          isKnown = declaration.property !== 'unparsed';
        },
      },
    });
  } catch {
    return false;
  }
  return isKnown;
}
