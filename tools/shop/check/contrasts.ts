import { contrast, readColour } from './readColour.ts';

/** Two colours that are used together in one scheme. */
export interface Pair {
  /** The token of the text or line that must be readable. */
  name: string;
  /** Description of the background. */
  on: string;
  least: number;
  actual: number;
}

/** Minimum contrasts of WCAG 2.2: AAA for text, AA for secondary text, AA for graphics. */
const TEXT = 7;
const SECONDARY_TEXT = 4.5;
const GRAPHICS = 3;

/** A foreground, its minimum contrast, and a background: its description, and its value with tokens in braces. */
type Combination = readonly [name: string, least: number, on: string, value: string];

const on = (background: string, least: number, names: readonly string[]) =>
  names.map((name): Combination => [name, least, background, `{${background}}`]);

const combinations: readonly Combination[] = [
  ...['surface', 'surface-warm'].flatMap((background) => [
    ...on(background, TEXT, ['ink']),
    ...on(background, SECONDARY_TEXT, ['ink-soft', 'accent-strong', 'sale', 'success']),
    // Focus rings, lines of controls, icons.
    ...on(background, GRAPHICS, ['accent']),
  ]),
  ...on('dark', TEXT, ['on-dark']),
  ...['accent', 'accent-strong', 'sale', 'success'].flatMap((fill) =>
    on(fill, SECONDARY_TEXT, ['on-accent']),
  ),
  // Disabled buttons.
  ...on('line', SECONDARY_TEXT, ['ink-soft']),
  ...['accent', 'sale', 'success'].map((fill): Combination => {
    const hovered = `color-mix(in srgb, {${fill}} 86%, {ink})`;
    return ['on-accent', SECONDARY_TEXT, `a hovered button in ${fill}`, hovered];
  }),
  ['surface', TEXT, 'a hovered button in ink', 'color-mix(in srgb, {ink} 84%, {surface})'],
  ...['#000', '#fff'].flatMap((image): Combination[] => [
    ['ink', TEXT, `surface-warm over ${image}`, `color-mix(in srgb, {surface-warm} 88%, ${image})`],
    ['on-dark', TEXT, `dark over ${image}`, `color-mix(in srgb, {dark} 88%, ${image})`],
  ]),
];

/**
 * Returns the contrast of every pair of colours that is used together (HOST-45). Omits pairs with a missing colour.
 *
 * @param colours Opaque colours of one scheme, by the names of tokens without `--fascia-`.
 */
export function pairsOf(colours: Readonly<Record<string, string>>): Pair[] {
  const read = (value: string) =>
    readColour(value.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => colours[name] ?? 'missing'));
  return combinations.flatMap(([name, least, background, value]) => {
    const foreground = read(`{${name}}`);
    const behind = read(value);
    if (!foreground || !behind) return [];
    return [{ name, on: background, least, actual: contrast(foreground, behind) }];
  });
}
