import type { CoffeeTexts } from '../../catalogue/texts/productTexts.ts';
import type { Drawing } from './drawing.ts';
import { at } from '../svg.ts';
import { bean, beans, leaf, steam } from '../objects/marks.ts';
import { capsule, carton, coffeeBag, teaBox, tin } from '../objects/packs.ts';
import { capsuleMachine, espressoMachine } from '../objects/machines.ts';
import { cupAndSaucer, mug } from '../objects/cups.ts';
import { palette } from '../palette.ts';
import { standing } from './drawing.ts';

const p = palette;

/** The pictures of coffee, tea, cocoa and machines. */
export const coffee: Record<keyof CoffeeTexts, Drawing> = {
  'aurora-beans': standing(
    p.blush,
    'arch',
    () =>
      at(-14, 0, coffeeBag({ body: p.terracotta, ink: p.terracotta, emblem: 'sun' })) +
      at(86, 18, beans(9, p.cocoa, 40)),
  ),
  'morning-ground': standing(
    p.sand,
    'arch',
    () =>
      at(-30, 0, coffeeBag({ body: p.honey, ink: p.espresso, emblem: 'cup' })) +
      at(84, 20, cupAndSaucer({ body: p.white }), 0.85) +
      at(80, -54, steam('#fff', 56)),
  ),
  'mild-decaf': standing(
    p.dusk,
    'arch',
    () =>
      at(0, 0, coffeeBag({ body: p.slate, ink: p.slate, emblem: 'moon' }), 0.88) +
      at(96, 16, beans(5, p.caramel, 26)),
  ),
  'anniversary-tin': standing(
    p.blush,
    'disc',
    () =>
      at(
        0,
        0,
        tin({
          body: p.rust,
          ink: p.honey,
          emblem: 'star',
          lid: p.honey,
          width: 144,
          height: 176,
          paper: p.rust,
        }),
      ) +
      at(-112, 18, beans(4, p.cocoa, 22)) +
      at(112, 18, beans(5, p.cocoa, 24)),
  ),
  'sera-espresso': standing(
    p.linen,
    'arch',
    () =>
      at(
        -24,
        0,
        coffeeBag({ body: p.espresso, ink: p.espresso, emblem: 'bean', paper: p.oat }),
        1.12,
      ) + at(96, 18, cupAndSaucer({ body: p.terracotta }), 0.7),
  ),
  'sierra-organic': standing(
    p.sage,
    'arch',
    () =>
      at(0, 0, coffeeBag({ body: p.pine, ink: p.pine, emblem: 'mountain' })) +
      at(-92, 16, leaf(p.moss, 60, 26), 1, 62) +
      at(-86, 16, leaf(p.moss, 46, 22), 1, 18) +
      at(92, 16, beans(6, p.cocoa, 30)),
  ),
  'lungo-capsules': standing(
    p.sand,
    'none',
    () =>
      at(-18, -14, carton({ body: p.caramel, ink: p.espresso, emblem: 'cup' }), 1.25) +
      at(50, 24, capsule(p.caramel), 1.2) +
      at(108, 18, capsule(p.caramel), 1.2),
  ),
  'capsule-box': standing(
    p.linen,
    'none',
    () =>
      at(
        -2,
        -34,
        carton({ body: p.cream, ink: p.terracotta, emblem: 'star', paper: p.white }),
        1.3,
      ) +
      [p.espresso, p.terracotta, p.honey, p.sage, p.slate]
        .map((colour, i) => at(-112 + i * 56, 22 - (i % 2) * 8, capsule(colour), 1.1))
        .join(''),
  ),
  'piccola-machine': standing(p.cream, 'disc', () => at(10, 4, capsuleMachine(p.sage), 1.06)),
  'classica-machine': standing(p.sky, 'none', () => at(0, 8, espressoMachine(), 1.02)),
  'meadow-tea': standing(
    p.sage,
    'disc',
    () =>
      at(-30, 0, teaBox({ body: p.cream, ink: p.moss, emblem: 'flower' })) +
      at(86, 16, mug({ body: p.white, drink: '#c9b45c' }), 0.8) +
      at(82, -74, steam('#fff', 56)),
  ),
  'assam-tin': standing(
    p.dusk,
    'disc',
    () =>
      at(
        0,
        0,
        tin({ body: p.slate, ink: p.slate, emblem: 'leaf', lid: p.steel, width: 122, height: 178 }),
      ) +
      at(-104, 16, leaf(p.pine, 44, 18), 1, 70) +
      at(-96, 14, leaf(p.moss, 40, 16), 1, 20),
  ),
  'cocoa-tin': standing(
    p.blush,
    'none',
    () =>
      at(
        -46,
        0,
        tin({
          body: p.cocoa,
          ink: p.cocoa,
          emblem: 'bean',
          lid: p.clay,
          width: 132,
          height: 126,
          paper: p.blush,
        }),
      ) +
      at(78, 16, mug({ body: p.cream, foot: p.clay, drink: '#5a2f1b' }), 0.9) +
      at(74, -84, steam('#fff', 60)) +
      at(22, 30, bean(p.cocoa)),
  ),
};
