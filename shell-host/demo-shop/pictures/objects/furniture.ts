import type { Colour } from '../palette.ts';
import { at, box, disc, line, path, shadow, repeat } from '../svg.ts';
import { topLit, glow, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

/** A sofa, 170 high; with a width of 210 an armchair. */
export function sofa(body: Colour, width = 380): string {
  const half = width / 2;
  const seats = Math.max(1, Math.round((width - 80) / 150));
  const seat = (width - 84) / seats;
  return (
    shadow(width * 1.15, 6) +
    line(`M${-half + 24}-14V0M${half - 24}-14V0`, palette.walnut, 9) +
    path(
      `M${-half + 26}-60V-140Q${-half + 26}-172 ${-half + 58}-172H${half - 58}Q${half - 26}-172 ${half - 26}-140V-60Z`,
      topLit(tone(body, -0.06)),
    ) +
    repeat(seats - 1, (i) =>
      line(`M${-half + 42 + seat * (i + 1)}-164V-70`, tone(body, -0.3), 2, ' opacity=".5"'),
    ) +
    repeat(seats, (i) =>
      box(-half + 43 + seat * i, -84, seat - 2, 36, 10, topLit(tone(body, 0.1))),
    ) +
    box(-half + 36, -54, width - 72, 42, 4, topLit(tone(body, -0.1))) +
    box(-half, -112, 46, 104, 20, cornerLit(body)) +
    box(half - 46, -112, 46, 104, 20, cornerLit(body))
  );
}

/** A bent floor lamp, lit, 300 high. */
export function floorLamp(shade: Colour): string {
  return (
    disc(0, -230, 140, glow('#ffe6b0')) +
    shadow(90, 4) +
    box(-26, -7, 52, 7, 3, palette.iron) +
    line('M0-6V-240', palette.iron, 5) +
    path('M-36-300L-56-226Q0-216 56-226L36-300Z', round(shade)) +
    path('M-56-226Q0-216 56-226Q0-236-56-226Z', '#fff3d4')
  );
}

/** A round side table, 110 × 96. Objects on it are at y = -96. */
export function sideTable(wood: Colour = palette.oak): string {
  return (
    shadow(130, 4) +
    line('M-30-92L-42-2M30-92L42-2M0-92V0', tone(wood, -0.3), 6) +
    box(-56, -96, 112, 11, 5, round(wood))
  );
}

/** A shelf on the wall, its upper edge at y = 0. */
export function shelf(width: number, wood: Colour = palette.oak): string {
  return (
    box(-width / 2, 0, width, 11, 3, topLit(wood)) +
    path(`M${-width / 2} 11h${width}l-8 9H${-width / 2 + 8}Z`, palette.espresso, ' opacity=".13"')
  );
}

/** A framed picture of hills under a sun; its centre is (0, 0), 100 × 130. */
export function wallPicture(paper: Colour, sun: Colour, hill: Colour): string {
  return (
    box(-46, -58, 100, 130, 3, palette.espresso).replace('/>', ' opacity=".1"/>') +
    box(-50, -65, 100, 130, 3, topLit(palette.oak)) +
    box(-43, -58, 86, 116, 1, paper) +
    disc(4, -14, 22, sun) +
    path('M-43 12Q-16-12 8 10T43 4V58H-43Z', hill) +
    path('M-43 34Q-10 12 14 34T43 30V58H-43Z', tone(hill, -0.25))
  );
}

/** A clothes rail, 270 high; hooks hang from its bar at y = -262. */
export function clothesRail(width: number): string {
  const half = width / 2;
  return (
    shadow(width * 1.1, 0, 2) +
    line(
      `M${-half}-262H${half}M${-half + 10}-262V0M${half - 10}-262V0M${-half - 14} 0H${-half + 34}M${half - 34} 0H${half + 14}`,
      palette.walnut,
      7,
    ) +
    line(`M${-half}-264H${half}`, tone(palette.walnut, 0.4), 2)
  );
}

/** A board with four pegs on the wall, 270 above the floor. Objects hang at y = -250. */
export function pegBoard(width: number): string {
  return (
    box(-width / 2, -286, width, 24, 6, topLit(palette.oak)) +
    repeat(4, (i) => disc(-width * 0.375 + i * width * 0.25, -272, 8, round(palette.walnut)))
  );
}

/** A piece of clothing that hangs from the bar of a clothes rail at x. */
export function onClothesRail(x: number, clothing: string, scale = 0.62): string {
  return (
    line(`M${x}-262q8-10 8 2t-8 12`, palette.iron, 3) + at(x, -246 + 112 * scale, clothing, scale)
  );
}
