import styles from './CountrySwitcher.module.css';

/** One area of a flag: an SVG path on 24 × 16, and its colour. */
type FlagArea = readonly [path: string, colour: string];

const WHITE = '#fff';

/** Horizontal bands of equal height, the first on top. */
const bands = (...colours: readonly string[]): FlagArea[] =>
  colours.map((colour, index) => [
    `M0 ${((16 * index) / colours.length).toFixed(2)}h24V16H0Z`,
    colour,
  ]);

/** Simplified flags. Their colours are fixed, no tokens of the look. */
const flags = {
  AT: bands('#d5202f', WHITE, '#d5202f'),
  CH: [...bands('#d5202f'), ['M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5Z', WHITE]],
  CZ: [...bands(WHITE, '#d7141a'), ['M0 0l12 8L0 16Z', '#11457e']],
  DE: bands('#1d1d1b', '#d5202f', '#f7c600'),
  HU: bands('#cd2a3e', WHITE, '#436f4d'),
  PL: bands(WHITE, '#d4213d'),
  SK: [
    ...bands(WHITE, '#1c4f9c', '#e01f2d'),
    ['M4 3.5h8v5q0 3.5-4 5-4-1.5-4-5Z', WHITE],
    ['M4.7 4.2h6.6v4.3q0 2.9-3.3 4.2-3.3-1.3-3.3-4.2Z', '#e01f2d'],
    ['M7.5 5h1v1.2H10v1H8.5V8.2h2v1h-2v2h-1v-2h-2v-1h2v-1H6v-1h1.5Z', WHITE],
  ],
  TR: [
    ...bands('#d81f2a'),
    ['M11.4 5.1a4.2 4.2 0 1 0 0 5.8 3.4 3.4 0 1 1 0-5.8Z', WHITE],
    [
      'M12.70 8.00L13.99 7.56L14.01 6.19L14.83 7.29L16.14 6.88L15.35 8.00L16.14 9.12L14.83 8.71L14.01 9.81L13.99 8.44Z',
      WHITE,
    ],
  ],
} satisfies Record<string, readonly FlagArea[]>;

/** ISO 3166-1 code of a country that has a flag here; a site's country without one does not compile. */
export type CountryCode = keyof typeof flags;

/** A country's flag, hidden from assistive technology: the country's name is beside it. */
export function Flag({ country }: { country: CountryCode }) {
  return (
    <svg
      className={styles.flag}
      width={24}
      height={16}
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
    >
      {(flags[country] as readonly FlagArea[]).map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}
