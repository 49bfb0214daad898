import type { Colour } from '../palette.ts';
import { at, box, disc, line, oval, path, shadow } from '../svg.ts';
import { palette, tone } from '../palette.ts';
import { round, cornerLit } from '../paint.ts';

interface Cup {
  body: Colour;
  /** The colour of the lower part, if different. */
  foot?: Colour;
  drink?: Colour;
}

/** A straight mug with its handle at the right, 130 × 112. */
export function mug({ body, foot, drink = palette.cocoa }: Cup): string {
  const wall = 'M-48-104L-45-12Q-44 0-30 0H30Q44 0 45-12L48-104Z';
  return (
    shadow(160, 8) +
    line('M44-82Q82-86 78-54T42-26', tone(body, -0.14), 13) +
    line('M44-84Q78-86 75-56T42-30', tone(body, 0.08), 7) +
    path(wall, round(body)) +
    (foot
      ? path('M-46.6-46Q-20-36 0-44T46.6-40L45-12Q44 0 30 0H-30Q-44 0-45-12Z', round(foot))
      : '') +
    oval(0, -104, 48, 11, tone(body, 0.3)) +
    oval(0, -103, 43, 8.5, tone(drink, -0.25)) +
    oval(0, -101.5, 39, 6.4, drink) +
    path(
      'M-34-90L-32-24',
      'none',
      ` stroke="${tone(body, 0.6)}" stroke-width="5" stroke-linecap="round" opacity=".45"`,
    )
  );
}

/** A small round cup on a saucer, 150 × 78. */
export function cupAndSaucer({ body, foot, drink = palette.cocoa }: Cup): string {
  const dish = foot ?? body;
  return (
    shadow(180, 4) +
    path('M-74-12Q-66 0-30 0H30Q66 0 74-12Z', round(tone(dish, -0.06))) +
    oval(0, -12, 74, 9, tone(dish, 0.24)) +
    oval(0, -11, 40, 4.5, tone(dish, -0.1)) +
    line('M38-54Q66-58 62-38T32-22', tone(body, -0.1), 8) +
    path('M-44-68Q-44-12-14-11H14Q44-12 44-68Z', round(body)) +
    oval(0, -68, 44, 9, tone(body, 0.3)) +
    oval(0, -67, 39, 7, tone(drink, -0.2)) +
    oval(0, -66, 34, 5, tone(drink, 0.12)) +
    path(
      'M-33-54Q-30-28-18-20',
      'none',
      ` stroke="${tone(body, 0.6)}" stroke-width="4" stroke-linecap="round" opacity=".5"`,
    )
  );
}

/** A tall glass with double wall and three layers of latte macchiato, 96 × 160. */
export function latteGlass(): string {
  return (
    shadow(130, 6) +
    path(
      'M-46-158Q-50-60-34-4Q-32 0-26 0H26Q32 0 34-4Q50-60 46-158Z',
      palette.glass,
      ' opacity=".75"',
    ) +
    path('M-36-118Q-37-50-25-16Q0-10 25-16Q37-50 36-118Z', round('#e9cfae')) +
    path('M-36-104Q-36-84-34-70H34Q36-84 36-104Z', round(palette.caramel)) +
    path('M-34-70Q0-56 34-70Q34-62 33-58Q0-46-33-58Z', round('#d3a877')) +
    path('M-38-150Q-38-120-36-104H36Q38-120 38-150Z', round('#fff6e8')) +
    oval(0, -150, 38, 8, '#fffdf8') +
    oval(0, -158, 46, 9, 'none', ` stroke="#ffffff" stroke-width="2.5" opacity=".9"`) +
    line('M-41-140Q-43-70-32-16', '#ffffff', 4, ' opacity=".8"') +
    line('M40-120Q42-80 36-44', '#ffffff', 3, ' opacity=".55"')
  );
}

/** A closed travel mug with a sleeve, 92 × 190. */
export function thermoMug({ body, foot = palette.walnut }: Cup): string {
  return (
    shadow(130, 8) +
    path('M-40-160L-32-6Q-31 0-24 0H24Q31 0 32-6L40-160Z', round(body)) +
    path('M-37.6-112L-34.4-52H34.4L37.6-112Z', round(foot)) +
    line('M-37-106H37M-35-58H35', tone(foot, 0.3), 1.6, ' stroke-dasharray="5 5"') +
    box(-44, -176, 88, 20, 7, round(palette.iron)) +
    path('M-34-176Q-32-190-22-190H14Q20-190 24-176Z', round(tone(palette.iron, 0.1))) +
    box(-12, -194, 26, 8, 4, tone(palette.iron, 0.3)) +
    line('M-30-148L-28-120', tone(body, 0.6), 5, ' opacity=".6"')
  );
}

/** A plate seen from the side, with its base at y and a width of 2 × `half`. */
function sidePlate(y: number, half: number, colour: Colour): string {
  const inner = half * 0.56;
  return (
    path(
      `M${-half + 3} ${y - 9}Q${-half * 0.8} ${y - 2}${-inner} ${y}H${inner}Q${half * 0.8} ${y - 2} ${half - 3} ${y - 9}Z`,
      round(tone(colour, -0.14)),
    ) + box(-half, y - 13, half * 2, 6, 3, round(tone(colour, 0.1)))
  );
}

/** A stack of plates with one that stands behind it, 240 × 200. */
export function plates(back: Colour, stack: readonly Colour[]): string {
  const standing =
    disc(4, -96, 98, tone(back, -0.22)) +
    disc(0, -98, 98, cornerLit(back)) +
    disc(0, -98, 70, tone(back, -0.12)) +
    disc(2, -96, 68, cornerLit(tone(back, 0.12)));
  const pile = stack.map((colour, i) =>
    sidePlate(-i * 11, i < stack.length / 2 ? 104 : 78, colour),
  );
  return shadow(270, 6) + at(42, 0, standing) + at(-30, 0, pile.join(''));
}
