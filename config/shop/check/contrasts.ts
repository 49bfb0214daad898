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

/**
 * Every pair of colours that is used together, with its contrast (HOST-46).
 *
 * @param colours `#rrggbb` by the tokens' names without `--fascia-`, in one scheme.
 */
export function pairsOf(colours: Readonly<Record<string, string>>): Pair[] {
  const of = (name: string) => colours[name] ?? '#000000';
  const pair = (name: string, background: string, hex: string, least: number): Pair => ({
    name,
    on: background,
    least,
    actual: contrast(of(name), hex),
  });
  return [
    ...combinations.map(([name, background, least]) =>
      pair(name, background, of(background), least),
    ),
    ...['accent', 'sale', 'success'].map((fill) =>
      pair(
        'on-accent',
        `a hovered button in ${fill}`,
        mixOf(of(fill), 0.86, of('ink')),
        SECONDARY_TEXT,
      ),
    ),
    pair('surface', 'a hovered button in ink', mixOf(of('ink'), 0.84, of('surface')), TEXT),
    ...['#000000', '#ffffff'].flatMap((image) => [
      pair(
        'ink',
        `surface-warm over an image in ${image}`,
        mixOf(of('surface-warm'), 0.88, image),
        TEXT,
      ),
      pair('on-dark', `dark over an image in ${image}`, mixOf(of('dark'), 0.88, image), TEXT),
    ]),
  ];
}

/** Whether a background is a dark one. */
export const isDark = (hex: string) => contrast(hex, '#000000') < 2;
