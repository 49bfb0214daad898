const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)%?';

/** The 17 names of CSS 2.1 and a few more. All 148 would cost 0.7 kB on every page; editors' tools write hex. */
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
 * A colour from a service or an editor, for React's `style` (`colorCode`, PROMO-17): hex, `rgb()` and
 * `hsl()` with plain numbers, or a name of the short list. React writes a style's value into a server's
 * page unescaped, so `red;background:url(//x)` must not get this far (HOST-37).
 *
 * @returns the colour without the white space around it, or undefined.
 */
export function safeColor(value: unknown): string | undefined {
  const color = typeof value === 'string' ? value.trim() : '';
  return COLOR.test(color) ? color : undefined;
}
