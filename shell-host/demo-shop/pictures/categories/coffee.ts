import type { CategoryPictures } from './tile.ts';
import { at } from '../svg.ts';
import { capsule, coffeeBag, teaBox, tin } from '../objects/packs.ts';
import { capsuleMachine, espressoMachine } from '../objects/machines.ts';
import { carafe, kettle, mokaPot } from '../objects/brewers.ts';
import { cupAndSaucer, mug } from '../objects/cups.ts';
import { palette } from '../palette.ts';
import { steam } from '../objects/marks.ts';
import { tile } from './tile.ts';

const p = palette;

/** The pictures of the coffee categories. */
export const coffee = {
  coffee: tile(
    p.blush,
    () =>
      at(-72, 0, coffeeBag({ body: p.terracotta, ink: p.terracotta, emblem: 'sun' }), 0.96) +
      at(62, 12, cupAndSaucer({ body: p.white }), 1.08) +
      at(58, -70, steam('#fff', 60)),
  ),
  roasts: tile(
    p.sand,
    () =>
      at(-84, 0, coffeeBag({ body: p.honey, ink: p.espresso, emblem: 'cup' }), 0.86) +
      at(84, 0, coffeeBag({ body: p.pine, ink: p.pine, emblem: 'mountain' }), 0.86) +
      at(0, 10, coffeeBag({ body: p.terracotta, ink: p.terracotta, emblem: 'sun' }), 0.94),
  ),
  'filter-coffee': tile(
    p.sage,
    () => at(-40, 0, carafe(), 0.94) + at(96, 12, mug({ body: p.cream, foot: p.clay }), 0.82),
  ),
  espresso: tile(
    p.linen,
    () => at(-60, 4, mokaPot(), 0.94) + at(80, 14, cupAndSaucer({ body: p.terracotta }), 1),
  ),
  'capsules-machines': tile(
    p.cream,
    () =>
      at(-20, 0, capsuleMachine(p.sage), 0.9) +
      at(112, 14, capsule(p.terracotta)) +
      at(156, 8, capsule(p.honey)),
  ),
  capsules: tile(
    p.dusk,
    () =>
      [p.espresso, p.terracotta, p.honey, p.sage, p.slate]
        .map((colour, i) => at(-124 + i * 62, i % 2 ? 2 : 18, capsule(colour), 1.4))
        .join('') +
      at(-31, -52, capsule(p.clay), 1.4) +
      at(40, -52, capsule(p.cream), 1.4),
  ),
  machines: tile(p.sky, () => at(0, 6, espressoMachine(), 0.88)),
  'tea-cocoa': tile(
    p.sage,
    () =>
      at(-74, 0, teaBox({ body: p.cream, ink: p.moss, emblem: 'flower' }), 0.94) +
      at(70, 10, mug({ body: p.terracotta, drink: '#5a2f1b' }), 0.96) +
      at(66, -98, steam('#fff', 60)),
  ),
  tea: tile(
    p.dusk,
    () =>
      at(-64, 4, kettle(p.terracotta), 0.98) +
      at(92, 12, mug({ body: p.white, drink: '#c9b45c' }), 0.9),
  ),
  cocoa: tile(
    p.blush,
    () =>
      at(
        -76,
        4,
        tin({
          body: p.cocoa,
          ink: p.cocoa,
          emblem: 'bean',
          lid: p.clay,
          width: 124,
          height: 118,
          paper: p.blush,
        }),
      ) +
      at(76, 12, mug({ body: p.cream, foot: p.clay, drink: '#5a2f1b' })) +
      at(72, -100, steam('#fff', 60)),
  ),
} satisfies CategoryPictures;
