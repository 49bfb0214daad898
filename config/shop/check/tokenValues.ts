import { transform } from 'lightningcss';
import valueParser from 'postcss-value-parser';

/** The property that shows what a token may hold, by the beginning of its name. */
const PROPERTIES: readonly (readonly [RegExp, string])[] = [
  [/^font/, 'font-family:'],
  [/^text-/, 'font-size:'],
  [/^weight-/, 'font-weight:'],
  [/^spacing-/, 'letter-spacing:'],
  [/^case-/, 'text-transform:'],
  [/^(?:space$|radius)/, 'border-top-left-radius:'],
  [/-width$/, 'border-top-width:'],
  [/^shadow$/, 'box-shadow:'],
  [/^motion$/, 'transition:all '],
];

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
 * Whether a token that is no colour has a value of its kind: a font family, a length and so on. Where it is made of other
 * tokens only its form is checked.
 */
export function isTokenValue(name: string, value: string): boolean {
  const [, property] = PROPERTIES.find(([pattern]) => pattern.test(name)) ?? [];
  if (!property || !isHarmless(value)) return false;
  if (value.includes('var(') || value === 'none' || value === 'normal') return true;
  // Lightning CSS reads a length without a unit, as browsers do in quirks mode alone.
  if (!name.startsWith('weight') && Number(value)) return false;
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
