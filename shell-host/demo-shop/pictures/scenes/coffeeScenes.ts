import type { Scene } from './scene.ts';
import { at, dots } from '../svg.ts';
import { basket } from '../objects/decor.ts';
import { beans, steam } from '../objects/marks.ts';
import { book, cake, croissant, flowers } from '../objects/food.ts';
import { capsule, carton, coffeeBag, teaBox, tin } from '../objects/packs.ts';
import { capsuleMachine, espressoMachine } from '../objects/machines.ts';
import { carafe, grinder, kettle, mokaPot } from '../objects/brewers.ts';
import { coffeeTwig, curtain, plantation, tiles, windowView } from '../objects/views.ts';
import { cupAndSaucer, mug } from '../objects/cups.ts';
import { jar } from '../objects/cookware.ts';
import { palette } from '../palette.ts';
import { potted } from '../objects/plants.ts';
import { shelf } from '../objects/furniture.ts';

const p = palette;

/** Ripe coffee cherries on top of a basket. */
const cherries = [
  [-256, -112],
  [-236, -124],
  [-214, -118],
  [-192, -128],
  [-172, -118],
  [-226, -106],
  [-200, -108],
] as const;

/** Scenes of coffee and tea. */
export const coffeeScenes = {
  'morning-coffee': {
    wall: p.cream,
    floor: p.oak,
    behind: () =>
      at(-120, -66, windowView('morning')) +
      at(-262, 0, curtain(p.blush, 440)) +
      at(22, 0, curtain(p.blush, 440)),
    front: () =>
      at(150, -14, mokaPot(), 1.06) +
      at(-180, -6, flowers(p.dusk, p.terracotta), 0.9) +
      at(14, 16, cupAndSaucer({ body: p.terracotta }), 1.25) +
      at(8, -74, steam('#fff', 70)) +
      at(-112, 22, croissant(), 0.95) +
      at(238, 20, book(p.slate), 0.95),
  },
  'espresso-bar': {
    wall: p.sage,
    floor: p.walnut,
    backdrop: (width, horizon) => tiles(width, 0, horizon, p.cream),
    behind: () =>
      at(
        200,
        -196,
        shelf(210) +
          at(-66, 0, mug({ body: p.cream }), 0.62) +
          at(0, 0, mug({ body: p.terracotta }), 0.62) +
          at(66, 0, mug({ body: p.honey }), 0.62),
      ),
    front: () =>
      at(-70, -6, espressoMachine(), 1.12) +
      at(
        150,
        -2,
        coffeeBag({ body: p.espresso, ink: p.espresso, emblem: 'bean', paper: p.oat }),
        0.78,
      ) +
      at(246, 4, grinder(p.oak), 0.72) +
      at(116, 24, cupAndSaucer({ body: p.cream }), 0.8) +
      at(-262, 14, potted(p.terracotta, 'herb'), 0.8),
  },
  'coffee-harvest': {
    wall: '#f3dcc4',
    floor: p.oak,
    backdrop: (width, horizon) => plantation(width, horizon),
    front: () =>
      at(-210, 6, basket(p.oat, p.red), 0.94) +
      dots(cherries, 9, '#d8503f') +
      at(150, -8, coffeeBag({ body: p.terracotta, ink: p.terracotta, emblem: 'mountain' }), 1.08) +
      at(-20, -10, coffeeBag({ body: p.pine, ink: p.pine, emblem: 'leaf' }), 0.92) +
      at(230, -2, coffeeTwig(), 0.8, -18) +
      at(62, 26, beans(13, p.cocoa, 52)) +
      at(-100, 26, mug({ body: p.cream, foot: p.slate }), 0.8) +
      at(-103, -66, steam('#fff', 60)),
  },
  'capsule-colours': {
    wall: p.blush,
    floor: p.linen,
    behind: () =>
      at(
        -210,
        -150,
        shelf(180, p.walnut) +
          at(-46, 0, cupAndSaucer({ body: p.honey }), 0.8) +
          at(50, 0, cupAndSaucer({ body: p.dusk }), 0.8),
      ),
    front: () =>
      at(40, -6, capsuleMachine(p.sage), 1.16) +
      at(
        216,
        -8,
        carton({ body: p.cream, ink: p.terracotta, emblem: 'star', paper: p.white }),
        0.84,
      ) +
      [p.espresso, p.terracotta, p.honey, p.sage, p.slate]
        .map((colour, i) => at(-268 + i * 50, 20 - (i % 2) * 7, capsule(colour), 1.05))
        .join(''),
  },
  'tea-time': {
    wall: p.dusk,
    floor: p.walnut,
    behind: () => at(-130, -66, windowView('rain')),
    front: () =>
      at(190, -6, cake(), 1.04) +
      at(-220, 0, kettle(p.terracotta), 1.02) +
      at(-62, -4, teaBox({ body: p.cream, ink: p.moss, emblem: 'flower' }), 0.78) +
      at(52, 20, mug({ body: p.white, drink: '#c08a3e' })) +
      at(48, -92, steam('#fff', 70)),
  },
  'slow-brewing': {
    wall: p.sand,
    floor: p.walnut,
    behind: () =>
      at(
        170,
        -176,
        shelf(230, p.walnut) +
          at(-76, 0, jar(84, p.cocoa, 'beans'), 0.86) +
          at(4, 0, tin({ body: p.slate, ink: p.slate, emblem: 'leaf', lid: p.steel }), 0.56) +
          at(80, 0, potted(p.terracotta, 'palm'), 0.5),
      ),
    front: () =>
      at(-40, -6, carafe(), 1.16) +
      at(-40, -254, steam('#fff', 56)) +
      at(-212, 4, grinder(), 0.98) +
      at(226, 2, kettle(p.iron, p.oak), 0.86) +
      at(96, 20, mug({ body: p.cream, foot: p.clay }), 0.86) +
      at(-120, 28, beans(7, p.cocoa, 30)),
  },
} satisfies Record<string, Scene>;
