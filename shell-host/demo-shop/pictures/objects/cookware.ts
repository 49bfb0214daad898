import type { Colour } from '../palette.ts';
import { at, box, flatShadow, disc, dots, line, oval, path, shadow, repeat } from '../svg.ts';
import { bean, leaf } from './marks.ts';
import { topLit, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

const { iron, steel, oak, walnut, moss } = palette;

/** A frying pan from above with a fried egg; its centre is (0, 0), the handle points right. */
export function pan(): string {
  const grip = 'M92-13L200-16Q218-16 218 0T200 16L92 13Z';
  return (
    oval(8, 16, 108, 106, palette.espresso, ' opacity=".14"') +
    flatShadow(grip) +
    path(grip, topLit(iron)) +
    oval(200, 0, 9, 6, tone(iron, 0.6), ' opacity=".55"') +
    disc(0, 0, 106, tone(iron, 0.12)) +
    path(
      'M-88-56A104 104 0 0 1 20-103',
      'none',
      ` stroke="${tone(iron, 0.5)}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
    ) +
    disc(0, 0, 92, tone(iron, -0.3)) +
    disc(3, 4, 88, cornerLit(tone(iron, 0.02))) +
    path('M-50-8C-62-48-18-62 6-48S58-44 52-8 40 48 4 46-40 34-50-8Z', '#fffaf0') +
    path('M-44 4C-38 34-10 42 6 41S44 30 48-4C42 26 18 34 0 32S-34 24-44 4Z', '#ecdcc0') +
    disc(0, -4, 21, round(palette.honey)) +
    oval(-7, -12, 6, 4, '#fff', ' opacity=".65"') +
    dots(
      [
        [34, -28],
        [-36, 22],
        [30, 24],
        [-30, -26],
        [8, 33],
        [40, 2],
      ],
      1.7,
      palette.moss,
    )
  );
}

/** An enamel pot with lid, two wooden grips and a coloured rim, 210 × 170. */
export function enamelPot(body: Colour, rim: Colour): string {
  return (
    shadow(240, 8) +
    line('M-84-84H-106M84-84H106', tone(rim, -0.1), 8) +
    box(-122, -93, 26, 18, 8, round(oak)) +
    box(96, -93, 26, 18, 8, round(oak)) +
    path('M-86-112V-18Q-86 0-66 0H66Q86 0 86-18V-112Z', round(body)) +
    path('M-86-16Q-84 0-66 0H66Q84 0 86-16Q40-6 0-6T-86-16Z', tone(body, -0.16)) +
    path('M-84-118Q-70-152 0-152T84-118Z', round(tone(body, 0.05))) +
    box(-91, -121, 182, 11, 5, round(rim)) +
    line('M-60-132Q-34-144 0-144', '#fff', 5, ' opacity=".75"') +
    box(-5, -162, 10, 12, 2, rim) +
    path('M-20-164Q-20-178 0-178T20-164Q0-156-20-164Z', round(oak)) +
    line('M-68-96V-34', '#fff', 7, ' opacity=".6"')
  );
}

/** A chef's knife that lies with its edge below; (0, 0) is where blade and handle meet. */
export function knife(): string {
  const blade = 'M0-20H-104Q-172-16-206 14Q-150 32-60 32L-8 30Q0 30 0 20Z';
  const handle = 'M0-20H96Q116-20 118-8L112 8Q108 14 98 10L70 4L6 8L0 6Z';
  return (
    flatShadow(blade) +
    flatShadow(handle) +
    path(blade, topLit(steel)) +
    path('M-206 14Q-150 32-60 32L-8 30V20Q-120 26-206 14Z', '#f6f3ec') +
    line(
      'M-12-6Q-40-14-66-4T-116-2T-166 4M-12 4Q-40-4-70 6T-130 8',
      tone(steel, -0.25),
      1.8,
      ' opacity=".7"',
    ) +
    box(-6, -22, 14, 34, 3, round(tone(steel, -0.1))) +
    path(handle, topLit(walnut)) +
    repeat(3, (index) => disc(26 + index * 30, -8, 4, tone(steel, 0.2)))
  );
}

/** A sprig of rosemary, lying. */
export function sprig(colour: Colour = moss): string {
  return (
    line('M0 0Q40-10 92-4', tone(colour, -0.2), 3) +
    repeat(8, (index) =>
      at(12 + index * 10, -3 - index * 0.4, leaf(colour, 22, 6), 1, index % 2 ? 150 : 35),
    )
  );
}

const fillings = {
  beans: (top: number, colour: Colour) =>
    repeat(8, (i) =>
      at(((i * 29) % 46) - 22, top + 8 + ((i * 19) % (-top - 18)), bean(colour), 0.9, i * 50),
    ),
  grains: (top: number, colour: Colour) =>
    dots(grains(top, 0), 2.8, tone(colour, 0.4)) + dots(grains(top, 13), 2.8, tone(colour, -0.22)),
  pasta: (top: number, colour: Colour) =>
    line(
      repeat(4, (i) => `M${-24 + i * 15} ${top - 8}V-8`),
      tone(colour, 0.35),
      4,
    ) +
    line(
      repeat(4, (i) => `M${-17 + i * 15} ${top - 4}V-8`),
      tone(colour, -0.16),
      4,
    ),
} as const;

function grains(top: number, shift: number): [number, number][] {
  return Array.from({ length: 14 }, (_, i) => [
    (((i + shift) * 37) % 54) - 27,
    top + 6 + (((i + shift) * 23) % (-top - 14)),
  ]);
}

/** A glass jar with a bamboo lid, filled up to two thirds. */
export function jar(height: number, filling: Colour, kind: keyof typeof fillings): string {
  const top = Math.round(-height * 0.68);
  return (
    shadow(96, 4) +
    path(
      `M-34 ${-height}V-10Q-34 0-24 0H24Q34 0 34-10V${-height}Z`,
      palette.glass,
      ' opacity=".85"',
    ) +
    path(
      `M-31 ${top}V-11Q-31-4-24-4H24Q31-4 31-11V${top}Q0 ${top - 7}-31 ${top}Z`,
      round(kind === 'beans' ? tone(filling, -0.3) : filling),
    ) +
    fillings[kind](top, filling) +
    line(`M-25 ${-height + 12}V-20`, '#fff', 5, ' opacity=".75"') +
    box(-37, -height - 16, 74, 18, 5, round(oak)) +
    line(`M-33 ${-height - 2}H33`, tone(oak, -0.35), 2)
  );
}
