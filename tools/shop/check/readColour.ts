import { transform } from 'lightningcss';

/** A browser without `oklch`, `color-mix` and similar colours. Lightning CSS converts them to sRGB for it. */
const OLD_BROWSER = { chrome: 60 << 16 };

const asSheet = (value: string) => Buffer.from(`a{color:${value}}`);

/** Converts a colour to plain sRGB. The first value in the output is the one for old browsers. */
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
  /** From 0 to 255. */
  channels: readonly [red: number, green: number, blue: number];
  isOpaque: boolean;
}

/** Reads any CSS colour that does not depend on the page. Returns `undefined` if it is invalid. */
export function readColour(value: string): Colour | undefined {
  let colour: Colour | undefined;
  try {
    transform({
      filename: 'colour.css',
      code: asSheet(inSrgb(value)),
      visitor: {
        Declaration({ property, value }) {
          if (property !== 'color' || typeof value !== 'object' || value.type !== 'rgb') return;
          colour = { channels: [value.r, value.g, value.b], isOpaque: value.alpha === 1 };
        },
      },
    });
  } catch {
    return undefined;
  }
  return colour;
}

/** WCAG's relative luminance, from 0 (black) to 1 (white). */
function luminance({ channels }: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours in any order, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const isDark = (background: Colour) => luminance(background) < 0.05;
