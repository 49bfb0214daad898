import type { Colour } from '../palette.ts';
import { at, box, disc, dots, line, path, repeat } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { leaf } from './marks.ts';
import { palette, tone } from '../palette.ts';

const skies = {
  morning: { sky: '#f3d9bd', sun: '#fff4d8', far: '#d9b99a', near: palette.sage },
  day: { sky: '#cfe0e4', sun: '#fffaf0', far: '#b7c7b6', near: palette.sage },
  evening: { sky: '#7d8ba0', sun: '#ffe9bd', far: '#5f6d80', near: '#4c5867' },
  rain: { sky: '#b4c3ca', sun: '#d5dfe2', far: '#9fb0b5', near: '#8a9e90' },
} as const;

/** The weather or time of day outside a window. */
type SkyName = keyof typeof skies;

/** A window with a view, 220 × 270, its sill at y = 0. */
export function windowView(skyName: SkyName): string {
  const { sky, sun, far, near } = skies[skyName];
  const drops = Array.from(
    { length: 16 },
    (_, i) => [((i * 53) % 190) - 95, -250 + ((i * 67) % 200)] as const,
  );
  return (
    box(-112, -272, 224, 268, 6, palette.white) +
    box(-102, -262, 204, 250, 2, topLit(sky)) +
    disc(44, -176, 70, glow(sun)) +
    disc(44, -176, skyName === 'rain' ? 0 : 24, sun) +
    path('M-102-92Q-60-132-14-100T102-112V-12H-102Z', far) +
    path('M-102-60Q-40-96 20-62T102-72V-12H-102Z', near) +
    (skyName === 'rain'
      ? line(drops.map(([x, y]) => `M${x} ${y}l-4 16`).join(''), '#fff', 2.4, ' opacity=".7"')
      : '') +
    (skyName === 'evening' ? dots(drops.slice(0, 6), 1.6, '#fff4d8') : '') +
    line('M0-262V-12M-102-138H102', palette.white, 8) +
    box(-126, -12, 252, 14, 4, topLit(palette.white)) +
    path('M-118 2H118L112 9H-112Z', palette.espresso, ' opacity=".12"')
  );
}

/** A curtain from a rod down to (0, 0), 70 wide. */
export function curtain(cloth: Colour, height = 300): string {
  return (
    path(
      `M-30 ${-height}H30Q24 ${-height / 2} 38 0H-38Q-24 ${-height / 2}-30 ${-height}Z`,
      topLit(cloth),
    ) +
    line(
      `M-14 ${-height}Q-10 ${-height / 2}-18-4M0 ${-height}V-4M14 ${-height}Q10 ${-height / 2} 18-4`,
      tone(cloth, -0.18),
      3,
      ' opacity=".5"',
    )
  );
}

/** Rows of glazed tiles over the whole width, down to `bottom`. */
export function tiles(width: number, top: number, bottom: number, joint: Colour): string {
  const rows = Math.ceil((bottom - top) / 34);
  const grid = repeat(rows, (row) => {
    const y = top + row * 34;
    return (
      `M0 ${y}H${width}` +
      repeat(Math.ceil(width / 68), (i) => `M${i * 68 + (row % 2 ? 34 : 0)} ${y}v34`)
    );
  });
  return line(grid, joint, 2, ' opacity=".45"');
}

/** Hills with coffee plants in the morning, over the whole width, down to `bottom`. */
export function plantation(width: number, bottom: number): string {
  const ridge = (rise: number, swing: number, colour: Colour) =>
    path(
      `M0 ${bottom - rise}Q${width * 0.2} ${bottom - rise - swing} ${width * 0.42} ${bottom - rise}T${width * 0.8} ${bottom - rise}T${width * 1.18} ${bottom - rise}V${bottom}H0Z`,
      topLit(colour),
    );
  return (
    disc(width * 0.7, bottom - 190, 150, glow('#fff1cf')) +
    disc(width * 0.7, bottom - 190, 42, '#fff3d6') +
    ridge(124, 60, '#c9ad97') +
    ridge(84, -46, '#aab197') +
    ridge(48, 38, palette.moss)
  );
}

/** A coffee twig with red cherries, 150 × 120, growing from (0, 0) to the right. */
export function coffeeTwig(): string {
  return (
    line('M0 0Q70-34 150-60', palette.cocoa, 5) +
    [24, 58, 92, 124]
      .map(
        (x, i) =>
          at(x, -10 - i * 15, leaf(i % 2 ? palette.moss : palette.pine, 62, 30), 1, -28) +
          at(x, -10 - i * 15, leaf(palette.moss, 54, 28), 1, 128),
      )
      .join('') +
    dots(
      [
        [34, -14],
        [46, -26],
        [40, -2],
        [78, -34],
        [88, -22],
        [112, -48],
        [120, -36],
      ],
      8,
      palette.red,
    ) +
    dots(
      [
        [31, -17],
        [43, -29],
        [75, -37],
        [109, -51],
      ],
      2,
      '#f2b7a4',
    )
  );
}

/** A coloured autumn leaf, 40 × 44. */
export function autumnLeaf(colour: Colour): string {
  return at(0, 0, leaf(colour, 40, 24) + line('M0 8V-32', tone(colour, -0.3), 2));
}
