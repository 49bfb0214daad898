import type { Colour } from '../../palette.ts';
import {
  at,
  box,
  flatShadow,
  disc,
  line,
  mirrored,
  oval,
  path,
  shadow,
  repeat,
} from '../../svg.ts';
import { topLit, cornerLit } from '../../paint.ts';
import { palette, tone } from '../../palette.ts';

/** One sock that lies flat, its leg up and its toe to the right, centred on (0, 0), 110 × 170. */
export function sock(body: Colour, toe: Colour): string {
  const cut = 'M-36-86H14L16 14Q18 30 36 36L62 46Q80 56 72 74Q66 86 48 84L-2 78Q-40 70-38 28Z';
  const ink = tone(body, -0.35);
  return (
    flatShadow(cut) +
    path(cut, cornerLit(body)) +
    path('M50 41L62 46Q80 56 72 74Q66 86 48 84L36 82Q36 58 50 41Z', cornerLit(toe)) +
    path('M-38 24Q-16 28-8 52T-14 74Q-40 64-38 24Z', cornerLit(toe)) +
    path('M-38-90H16V-58H-37Z', cornerLit(tone(toe, 0.1))) +
    line(
      repeat(7, (i) => `M${-31 + i * 7}-88v28`),
      ink,
      2,
      ' opacity=".35"',
    ) +
    line('M-36-44H14M-36-34H14', toe, 4) +
    line('M4-20V20', ink, 2, ' opacity=".18"')
  );
}

/** A pair of felt slippers from above, 190 × 200, centred on (0, 0). */
export function slippers(felt: Colour, lining: Colour): string {
  const sole = 'M-18-92Q40-96 42-30Q44 4 36 40Q34 94-2 94T-36 40Q-36 10-42-26Q-46-84-18-92Z';
  const left =
    flatShadow(sole) +
    path(sole, cornerLit(tone(lining, -0.06))) +
    path('M-28 30Q-26 84-2 84T28 34Q30 0 24-12Q-4-30-30-8Q-32 10-28 30Z', tone(lining, -0.24)) +
    path(
      'M-18-92Q40-96 42-30Q42-6 38 14Q30-22-2-22T-36 12Q-38-8-42-26Q-46-84-18-92Z',
      cornerLit(felt),
    ) +
    line('M-36 12Q-34-22-2-22T38 14', tone(felt, 0.35), 4, ' stroke-dasharray="6 5"') +
    line('M-26-68Q-14-84 8-80', tone(felt, 0.5), 5, ' opacity=".6"') +
    at(
      6,
      -52,
      repeat(3, (i) => at(0, 0, oval(0, -9, 4, 7, lining), 1, i * 120)),
    );
  return at(-50, 4, left, 1, -7) + at(50, -4, mirrored(left), 1, 7);
}

/** A canvas bag with leather handles, standing, 190 × 250. */
export function tote(body: Colour, leather: Colour): string {
  const cut = 'M-86-158H86L96-8Q96 0 86 0H-86Q-96 0-96-8Z';
  return (
    shadow(250, 6) +
    line('M-42-150Q-46-238 0-238T42-150', tone(leather, -0.3), 9) +
    path(cut, cornerLit(body)) +
    path('M86-158L96-8Q96 0 86 0H58Q74-70 66-158Z', tone(body, -0.2), ' opacity=".5"') +
    path('M-86-158H86L87-142H-87Z', tone(body, -0.1)) +
    line('M-85-139H86', tone(body, -0.35), 1.6, ' stroke-dasharray="5 4" opacity=".7"') +
    path('M-94-36H95L96-8Q96 0 86 0H-86Q-96 0-96-8Z', topLit(leather)) +
    line('M-92-31H93', tone(leather, 0.4), 1.6, ' stroke-dasharray="5 4"') +
    line('M-46-126V-150Q-48-226 0-226T46-150V-126', leather, 10) +
    line('M-48-150Q-48-222 0-223', tone(leather, 0.35), 2.5, ' opacity=".7"') +
    box(-54, -146, 16, 30, 3, leather) +
    box(38, -146, 16, 30, 3, leather) +
    disc(-46, -124, 2.6, palette.honey) +
    disc(46, -124, 2.6, palette.honey) +
    box(-17, -102, 34, 22, 3, cornerLit(leather)) +
    disc(0, -91, 4, palette.honey)
  );
}
