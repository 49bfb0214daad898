import type { Colour } from '../palette.ts';
import { at, box, disc, line, path, shadow } from '../svg.ts';
import { cupAndSaucer } from './cups.ts';
import { topLit, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

const { steel, iron, walnut, espresso, cream } = palette;

/** A small capsule machine in one colour, brewing a cup, 170 × 230. */
export function capsuleMachine(body: Colour): string {
  return (
    shadow(240, 8) +
    path('M34-196H74Q84-196 84-184V-8H34Z', palette.glass, ' opacity=".85"') +
    path('M38-120Q60-114 80-120V-12H38Z', palette.dusk, ' opacity=".6"') +
    line('M74-186V-30', '#fff', 4, ' opacity=".7"') +
    box(30, -206, 58, 14, 6, round(iron)) +
    path('M-20-20V-160H44V-8H-20Z', round(tone(body, -0.16))) +
    path('M-74-166Q-74-222-14-222H24Q46-222 46-196V-150H-60Q-74-150-74-166Z', cornerLit(body)) +
    path(
      'M-66-172Q-64-214-14-214',
      'none',
      ` stroke="${tone(body, 0.55)}" stroke-width="6" stroke-linecap="round" opacity=".7"`,
    ) +
    line('M-52-226Q-10-244 34-226', tone(steel, -0.1), 10) +
    box(-58, -152, 36, 14, 4, topLit(iron)) +
    box(-46, -140, 12, 9, 3, iron) +
    line('M-40-130V-84', espresso, 3.5) +
    disc(6, -186, 7, tone(body, -0.3)) +
    disc(24, -186, 5, cream) +
    box(-92, -16, 182, 16, 7, round(iron)) +
    box(-86, -21, 96, 7, 3, tone(steel, -0.1)) +
    at(-40, -20, cupAndSaucer({ body: cream, drink: palette.caramel }), 0.62)
  );
}

/** A steel espresso machine with portafilter, gauge and steam wand, 260 × 230. */
export function espressoMachine(): string {
  return (
    shadow(320, 8) +
    box(-124, -20, 248, 20, 7, round(tone(steel, -0.2))) +
    box(-112, -150, 224, 134, 6, topLit(tone(steel, -0.32))) +
    box(-128, -206, 256, 78, 14, topLit(steel)) +
    box(-120, -200, 240, 18, 9, tone(steel, 0.5)) +
    box(-106, -26, 150, 9, 3, iron) +
    line('M-100-22H38', tone(steel, 0.2), 2.5, ' stroke-dasharray="7 5"') +
    disc(-78, -160, 20, round(tone(steel, -0.3))) +
    disc(-78, -160, 15, cream) +
    line('M-78-160L-70-168', palette.red, 2.5) +
    disc(70, -160, 11, round(iron)) +
    disc(98, -160, 11, round(iron)) +
    box(-30, -166, 62, 8, 4, palette.terracotta) +
    box(-32, -130, 60, 18, 4, round(iron)) +
    box(-26, -114, 48, 13, 5, round(tone(steel, 0.1))) +
    path('M-22-106L-92-92Q-104-90-104-98T-94-110L-24-116Z', round(walnut)) +
    line('M-8-101V-96Q-8-92-2-92T4-96V-101', iron, 4) +
    line('M-7-90V-72M4-90V-72', espresso, 2.8) +
    line('M92-130V-82L102-48', tone(steel, 0.15), 7) +
    box(98, -52, 10, 16, 4, iron) +
    at(-2, -26, cupAndSaucer({ body: cream }), 0.56) +
    at(-70, -206, cupRow()) +
    box(-128, -214, 256, 6, 3, tone(steel, -0.1))
  );
}

const cup = (colour: Colour) => path('M-19-34H19L14-4Q13 0 8 0H-8Q-13 0-14-4Z', round(colour));

function cupRow(): string {
  return (
    at(0, -6, cup(cream)) + at(46, -6, cup(palette.terracotta)) + at(92, -6, cup(palette.sage))
  );
}
