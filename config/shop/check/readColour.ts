import { transform } from 'lightningcss';

/** Before `oklch`, `color-mix` and other colours that need conversion. */
const OLD_BROWSER = { chrome: 60 << 16 };

const asSheet = (value: string) => Buffer.from(`a{color:${value}}`);

/** The first value is the one for old browsers: a plain sRGB colour. */
function inSrgb(value: string): string {
  const { code } = transform({
    filename: 'colour.css',
    code: asSheet(value),
    targets: OLD_BROWSER,
  });
  return /color: ([^;]+);/.exec(code.toString())?.[1] ?? '';
}

/** A colour in sRGB. */
export interface Colour {
  /** As `#rrggbb`. */
  hex: string;
  isOpaque: boolean;
}

/** Reads any colour of CSS that does not depend on the page; undefined where it is none. */
export function readColour(value: string): Colour | undefined {
  if (/[;{}]/.test(value)) return undefined;
  let colour: Colour | undefined;
  try {
    transform({
      filename: 'colour.css',
      code: asSheet(inSrgb(value)),
      visitor: {
        Color(found) {
          if (typeof found === 'string' || found.type !== 'rgb') return;
          const channels = [found.r, found.g, found.b].map(Math.round);
          const hex = `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
          colour = { hex, isOpaque: found.alpha === 1 };
        },
      },
    });
  } catch {
    return undefined;
  }
  return colour;
}
