const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)%?';

/**
 * The 17 names of CSS 2.1 and a few more. The full list of 148 would enlarge every page's download; editors' tools
 * write hex.
 */
const NAMES =
  'aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow|' +
  'beige|brown|gold|grey|ivory|pink|transparent';

const COLOR = new RegExp(
  '^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|' +
    `(?:rgb|hsl)a?\\( *${NUMBER}(?:deg)?(?:(?: *, *${NUMBER}){2,3}|(?: +${NUMBER}){2}(?: */ *${NUMBER})?) *\\)|` +
    `${NAMES})$`,
  'i',
);

/**
 * Checks a colour from a service or an editor for use in React's `style` (`colorCode`, PROMO-17). Accepts hex, `rgb()`
 * and `hsl()` with plain numbers, and the names above. React writes style values unescaped into server-rendered HTML,
 * so `red;background:url(//x)` must be rejected (HOST-37).
 *
 * @returns The trimmed colour, or `undefined`.
 */
export function safeColor(value: unknown): string | undefined {
  const color = typeof value === 'string' ? value.trim() : '';
  return COLOR.test(color) ? color : undefined;
}
