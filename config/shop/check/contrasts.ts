import { contrast, mixOf } from './contrast.ts';

/** A pair of colours that are used together in one scheme. */
export interface Pair {
  /** The token whose text or line must be readable. */
  name: string;
  /** What it stands on, as a problem says it. */
  on: string;
  least: number;
  actual: number;
}

/** Least contrasts of WCAG 2.2: AAA for text, AA for secondary text, AA for graphics. */
const TEXT = 7;
const SECONDARY_TEXT = 4.5;
const GRAPHICS = 3;

type Combination = readonly [name: string, background: string, least: number];

const on = (names: readonly string[], background: string, least: number) =>
  names.map((name): Combination => [name, background, least]);

/** The combinations of foreground and background in use, with their least contrast. */
const combinations: readonly Combination[] = [
  ...['surface', 'surface-warm'].flatMap((background) => [
    ...on(['ink'], background, TEXT),
    ...on(['ink-soft', 'accent-strong', 'sale', 'success'], background, SECONDARY_TEXT),
    // Focus, the lines of controls, icons.
    ...on(['accent'], background, GRAPHICS),
  ]),
  ...on(['on-dark'], 'dark', TEXT),
  ...['accent', 'accent-strong', 'sale', 'success'].flatMap((fill) =>
    on(['on-accent'], fill, SECONDARY_TEXT),
  ),
  // A disabled button.
  ...on(['ink-soft'], 'line', SECONDARY_TEXT),
];

/** A function that mixes a colour with another one, or with the next. */
const mixed =
  (share: number, other?: string) =>
  (first = '', second = '') =>
    mixOf(first, share, other ?? second);

/**
 * Every pair of colours that is used together, with its contrast (HOST-46). Pairs of a missing colour are left out.
 *
 * @param colours `#rrggbb` by the tokens' names without `--fascia-`, in one scheme.
 */
export function pairsOf(colours: Readonly<Record<string, string>>): Pair[] {
  /** @param mix Turns the second name's colour and the others into the background. */
  function pair(
    name: string,
    least: number,
    on: string,
    names: readonly string[],
    mix: (...hexes: string[]) => string = (hex = '') => hex,
  ): Pair[] {
    const hexes = names.flatMap((each) => colours[each] ?? []);
    const own = colours[name];
    if (!own || hexes.length < names.length) return [];
    return [{ name, on, least, actual: contrast(own, mix(...hexes)) }];
  }
  return [
    ...combinations.flatMap(([name, on, least]) => pair(name, least, on, [on])),
    ...['accent', 'sale', 'success'].flatMap((fill) =>
      pair('on-accent', SECONDARY_TEXT, `a hovered button in ${fill}`, [fill, 'ink'], mixed(0.86)),
    ),
    ...pair('surface', TEXT, 'a hovered button in ink', ['ink', 'surface'], mixed(0.84)),
    ...['#000000', '#ffffff'].flatMap((image) => [
      ...pair('ink', TEXT, `surface-warm over ${image}`, ['surface-warm'], mixed(0.88, image)),
      ...pair('on-dark', TEXT, `dark over ${image}`, ['dark'], mixed(0.88, image)),
    ]),
  ];
}

/** Whether a background is a dark one. */
export const isDark = (hex: string) => contrast(hex, '#000000') < 2;
