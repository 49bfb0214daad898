import type { Colour } from '../palette.ts';
import { at, box, disc, line, oval, path, repeat } from '../svg.ts';
import { cornerLit } from '../paint.ts';
import { tone } from '../palette.ts';

/** A roasted coffee bean, lying at (0, 0). */
export function bean(colour: Colour): string {
  return (
    oval(0, 0, 11, 7.5, cornerLit(colour)) + line('M-9 1C-4-4 3 4 9-1', tone(colour, -0.6), 1.8)
  );
}

/** Beans scattered around (0, 0). */
export function beans(count: number, colour: Colour, spread = 60): string {
  return repeat(count, (index) => {
    const angle = index * 2.4;
    const distance = Math.sqrt((index + 0.5) / count) * spread;
    const x = Math.cos(angle) * distance;
    return at(x, Math.sin(angle) * distance * 0.22, bean(colour), 0.95, index * 47);
  });
}

/** Steam that rises from (0, 0). */
export function steam(colour: Colour = '#ffffff', height = 60): string {
  const curl = (x: number, h: number) =>
    line(`M${x} 0c-9-${h * 0.25} 9-${h * 0.45} 0-${h * 0.7}s4-${h * 0.25} 3-${h * 0.3}`, colour, 5);
  return `<g opacity=".7">${curl(-14, height * 0.8)}${curl(2, height)}${curl(17, height * 0.7)}</g>`;
}

/** A leaf that grows from (0, 0) upwards. */
export function leaf(colour: Colour, length = 40, width = 16): string {
  const half = width / 2;
  return (
    path(
      `M0 0C${-width}-${length * 0.3}-${half}-${length * 0.8} 0-${length}Z`,
      tone(colour, 0.14),
    ) +
    path(`M0 0C${width}-${length * 0.3} ${half}-${length * 0.8} 0-${length}Z`, tone(colour, -0.08))
  );
}

const rays = (colour: Colour) =>
  repeat(8, (index) => at(0, 0, line('M0-15V-20', colour, 3), 1, index * 45));

/** Symbols for labels, about 40 wide, centred on (0, 0). */
export const emblems = {
  sun: (colour: Colour) => disc(0, 0, 10, colour) + rays(colour),
  cup: (colour: Colour) =>
    path('M-14-8H10V4Q10 14-2 14T-14 4Z', colour) +
    line('M10-4Q19-4 17 3T8 8', colour, 3.5) +
    line('M-7-13Q-10-17-7-21M2-13Q-1-17 2-21', colour, 2.6),
  moon: (colour: Colour) => path('M6-17A18 18 0 1 0 16 9A15 15 0 0 1 6-17Z', colour),
  mountain: (colour: Colour) =>
    path('M-24 14L-7-14 2 0 9-9 24 14Z', colour) + disc(13, -16, 4, colour),
  star: (colour: Colour) => path('M0-20L5-6 20-6 8 3 12 18 0 9-12 18-8 3-20-6-5-6Z', colour),
  leaf: (colour: Colour) => at(0, 19, leaf(colour, 40, 18)),
  bean: (colour: Colour) => at(0, 0, bean(colour), 1.7, -35),
  flower: (colour: Colour) =>
    repeat(6, (index) => at(0, 0, oval(0, -11, 5, 8, colour), 1, index * 60)) +
    disc(0, 0, 4, tone(colour, 0.6)),
} as const;

/** The name of an emblem. */
export type Emblem = keyof typeof emblems;

/** A label: an emblem and three lines in place of text. */
export function label(
  x: number,
  y: number,
  w: number,
  h: number,
  emblem: Emblem,
  ink: Colour,
  paper: Colour,
): string {
  const centre = x + w / 2;
  const rule = (top: number, share: number, thickness: number) =>
    box(centre - (w * share) / 2, y + h * top, w * share, thickness, thickness / 2, ink);
  return (
    box(x, y, w, h, 5, paper) +
    at(centre, y + h * 0.36, emblems[emblem](ink), (h / 84) * 0.95) +
    rule(0.68, 0.56, 4) +
    `<g opacity=".55">${rule(0.79, 0.4, 2.5)}${rule(0.87, 0.28, 2.5)}</g>`
  );
}
