/** Red, green and blue from 0 to 255, of a colour that is written as `#rrggbb`. */
function channelsOf(hex: string): number[] {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`Not a colour as #rrggbb: ${hex}`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** WCAG's relative luminance, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours (`#rrggbb`), from 1 to 21; in either order. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As `color-mix(in srgb, one share, other)`; the share is from 0 to 1. */
export function mixOf(one: string, share: number, other: string): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((each, at) => each * share + (others[at] ?? 0) * (1 - share));
  return `#${mixed.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}
