import type { CategoryPictures } from './tile.ts';
import { at } from '../svg.ts';
import { boardWithBread } from '../objects/bread.ts';
import { carafe, grinder, mokaPot } from '../objects/brewers.ts';
import { cupAndSaucer, mug, plates, thermoMug } from '../objects/cups.ts';
import { enamelPot, jar } from '../objects/cookware.ts';
import { fruitBowl } from '../objects/food.ts';
import { palette } from '../palette.ts';
import { steam } from '../objects/marks.ts';
import { tile } from './tile.ts';

const p = palette;

/** The pictures of the kitchen categories. */
export const kitchen = {
  kitchen: tile(
    p.sage,
    () => at(-72, 4, enamelPot(p.cream, p.slate), 0.84) + at(92, 4, boardWithBread(), 0.66),
  ),
  'coffee-making': tile(p.sand, () => at(-74, 4, grinder(), 0.88) + at(78, 4, mokaPot(), 0.88)),
  brewers: tile(p.dusk, () => at(-68, 2, carafe(), 0.92) + at(84, 6, grinder(p.oak), 0.82)),
  'on-the-go': tile(
    p.blush,
    () =>
      at(-50, 4, thermoMug({ body: p.slate }), 1.04) +
      at(52, 10, thermoMug({ body: p.terracotta, foot: p.cocoa }), 0.94),
  ),
  tableware: tile(
    p.linen,
    () =>
      at(-40, 6, plates(p.dusk, [p.oat, p.cream, p.oat, p.cream, p.clay, p.linen]), 0.86) +
      at(118, 14, mug({ body: p.sage }), 0.7),
  ),
  'mugs-cups': tile(
    p.dusk,
    () =>
      at(-88, 8, mug({ body: p.cream, foot: p.slate }), 1.02) +
      at(46, 12, mug({ body: p.terracotta }), 1.02) +
      at(140, 20, cupAndSaucer({ body: p.honey }), 0.66),
  ),
  'plates-bowls': tile(
    p.sand,
    () =>
      at(-56, 6, plates(p.cream, [p.oat, p.cream, p.clay, p.linen]), 0.84) +
      at(106, 12, fruitBowl(p.slate), 0.86),
  ),
  cooking: tile(
    p.blush,
    () =>
      at(-10, 4, enamelPot(p.terracotta, p.rust), 1.04) +
      at(-10, -178, steam('#fff', 50)) +
      at(140, 12, jar(84, p.honey, 'pasta')),
  ),
  'pots-pans': tile(
    p.sky,
    () =>
      at(-62, 6, enamelPot(p.slate, p.iron), 0.92) + at(112, 10, enamelPot(p.cream, p.slate), 0.6),
  ),
  'knives-boards': tile(p.sage, () => at(0, 6, boardWithBread(), 0.94)),
  'storage-jars': tile(
    p.cream,
    () =>
      at(-88, 6, jar(112, p.cocoa, 'beans')) +
      at(0, 2, jar(160, p.honey, 'pasta')) +
      at(88, 10, jar(84, p.clay, 'grains')),
  ),
} satisfies CategoryPictures;
