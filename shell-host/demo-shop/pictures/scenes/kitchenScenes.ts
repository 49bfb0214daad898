import type { Scene } from './scene.ts';
import { at } from '../svg.ts';
import { beans, steam } from '../objects/marks.ts';
import { boardWithBread } from '../objects/bread.ts';
import { cake, croissant, flowers, fruitBowl } from '../objects/food.ts';
import { enamelPot, jar, sprig } from '../objects/cookware.ts';
import { latteGlass, mug, plates, thermoMug } from '../objects/cups.ts';
import { palette } from '../palette.ts';
import { pendantLamp } from '../objects/decor.ts';
import { potted } from '../objects/plants.ts';
import { shelf, wallPicture } from '../objects/furniture.ts';
import { tiles } from '../objects/views.ts';

const p = palette;

/** Scenes of tables and stoves. */
export const kitchenScenes = {
  'set-table': {
    wall: p.sky,
    floor: p.oak,
    behind: () =>
      at(150, -196, pendantLamp(p.oat), 0.84) +
      at(-70, -236, wallPicture(p.cream, p.honey, p.sage), 0.86),
    front: () =>
      at(-200, -8, flowers(p.cream, p.terracotta), 1.12) +
      at(-60, 4, plates(p.dusk, [p.oat, p.cream, p.oat, p.cream, p.clay, p.linen]), 0.86) +
      at(136, -4, fruitBowl(p.slate), 1.04) +
      at(256, 8, latteGlass(), 0.84),
  },
  'baking-day': {
    wall: p.blush,
    floor: p.linen,
    backdrop: (width, horizon) => tiles(width, 0, horizon, p.white),
    behind: () =>
      at(
        -160,
        -196,
        shelf(250) +
          at(-84, 0, jar(80, p.honey, 'grains'), 0.8) +
          at(-14, 0, jar(104, p.honey, 'pasta'), 0.8) +
          at(72, 0, potted(p.terracotta, 'herb'), 0.62),
      ),
    front: () =>
      at(-118, -4, boardWithBread(), 0.98) +
      at(130, 0, cake(), 1.16) +
      at(244, 16, mug({ body: p.sage }), 0.74) +
      at(-256, 12, jar(112, p.clay, 'grains'), 0.9),
  },
  cooking: {
    wall: p.sage,
    floor: p.walnut,
    backdrop: (width, horizon) => tiles(width, horizon - 170, horizon, p.cream),
    behind: () =>
      at(
        150,
        -196,
        shelf(280, p.walnut) +
          at(-96, 0, plates(p.cream, [p.oat, p.cream]), 0.46) +
          at(20, 0, mug({ body: p.dusk }), 0.6) +
          at(98, 0, potted(p.clay, 'herb'), 0.66),
      ),
    front: () =>
      at(-110, 0, enamelPot(p.terracotta, p.rust), 1.24) +
      at(-110, -216, steam('#fff', 70)) +
      at(120, -2, boardWithBread(), 0.72) +
      at(252, 6, jar(112, p.honey, 'pasta'), 0.98) +
      at(36, 26, sprig(), 0.9),
  },
  'coffee-break': {
    wall: p.honey,
    lift: 0.26,
    floor: p.linen,
    front: () =>
      at(-176, 0, thermoMug({ body: p.slate }), 1.1) +
      at(-20, 14, latteGlass(), 1.1) +
      at(96, 22, latteGlass(), 1.18) +
      at(222, 6, croissant(), 1.08) +
      at(-92, 26, beans(8, p.cocoa, 32)),
  },
} satisfies Record<string, Scene>;
