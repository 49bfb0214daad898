import type { Scene } from './scene.ts';
import { at, disc, line, path, shadow } from '../svg.ts';
import { bean, steam } from '../objects/marks.ts';
import { croissant, flowers } from '../objects/food.ts';
import { cupAndSaucer } from '../objects/cups.ts';
import { curtain, windowView } from '../objects/views.ts';
import { mokaPot } from '../objects/brewers.ts';
import { palette, tone } from '../palette.ts';

const p = palette;

/** An envelope with a bean as its seal, lying, 120 × 60. */
function letter(): string {
  return (
    shadow(150, 4) +
    path('M-64-8L-40-46H70L52-8Z', p.white) +
    path('M-40-46L14-22L70-46Z', tone(p.linen, -0.04)) +
    line('M-64-8L-2-26M52-8L24-26', p.oat, 1.6) +
    at(16, -26, disc(0, 0, 10, p.terracotta) + at(0, 0, bean(p.clay), 0.7, -35))
  );
}

/** The scene of the newsletter form: a tall window, coffee, flowers and a letter. */
export const newsletterScene: Scene = {
  wall: p.blush,
  floor: p.oak,
  reach: { up: 520, wide: 460 },
  backdrop: () => '',
  behind: () =>
    at(10, -96, windowView('morning'), 1.3) +
    at(-186, 0, curtain(p.cream, 900), 1.15) +
    at(206, 0, curtain(p.cream, 900), 1.15),
  front: () =>
    at(-122, 0, flowers(p.dusk, p.terracotta), 1.16) +
    at(128, -6, mokaPot(), 1.02) +
    at(10, 34, cupAndSaucer({ body: p.terracotta }), 1.34) +
    at(4, -62, steam('#fff', 86)) +
    at(-140, 58, croissant(), 0.86) +
    at(160, 62, letter(), 0.9),
};
