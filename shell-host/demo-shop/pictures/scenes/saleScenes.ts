import type { Scene } from './scene.ts';
import { at, dots, line } from '../svg.ts';
import { blanket, cushion } from '../objects/textiles.ts';
import { candle, clock, tableLamp } from '../objects/decor.ts';
import { enamelPot } from '../objects/cookware.ts';
import { gift, paperBag, saleTag } from '../objects/gifts.ts';
import { latteGlass, mug } from '../objects/cups.ts';
import { palette } from '../palette.ts';
import { tin } from '../objects/packs.ts';

const p = palette;

/** Scenes of reduced products and presents. */
export const saleScenes = {
  'big-sale': {
    wall: '#f0d3c3',
    floor: p.cream,
    behind: () =>
      [-220, -74, 70, 214]
        .map(
          (x, i) =>
            line(`M${x}-420V-${300 - (i % 2) * 44}`, p.espresso, 2) +
            at(x, -300 + (i % 2) * 44, saleTag(i === 1 ? p.terracotta : p.red), 0.9, (i - 1.5) * 4),
        )
        .join(''),
    front: () =>
      at(-196, 0, tableLamp(p.slate, p.cream), 0.86) +
      at(-66, 8, enamelPot(p.cream, p.slate), 0.78) +
      at(92, -2, paperBag(p.oat, p.red), 1.06) +
      at(222, 6, paperBag(p.red, p.cream), 0.9) +
      at(18, 26, mug({ body: p.sage }), 0.62),
  },
  'last-chance': {
    wall: p.linen,
    floor: p.oak,
    behind: () => at(-216, -214, clock(p.oak, p.white), 0.9),
    front: () =>
      at(-60, 0, blanket(p.terracotta, p.cream), 1.04) +
      at(-60, -106, cushion(p.cream, 'stripes', p.dusk), 0.6) +
      at(150, 0, latteGlass(), 1.04) +
      at(246, -96, saleTag(), 1.06, 5) +
      at(74, 22, mug({ body: p.dusk, foot: p.slate }), 0.7),
  },
  'gift-ideas': {
    wall: p.pine,
    lift: 0.12,
    floor: p.oak,
    behind: () =>
      dots(
        [
          [-260, -270],
          [-190, -210],
          [-110, -300],
          [-30, -250],
          [60, -296],
          [140, -230],
          [210, -286],
          [276, -216],
        ],
        5,
        '#ffe9b8',
      ),
    front: () =>
      at(-186, 0, gift(p.terracotta, p.cream), 1.16) +
      at(-60, 8, gift(p.cream, p.terracotta), 0.86) +
      at(-62, -98 * 0.86 + 4, gift(p.dusk, p.honey), 0.5) +
      at(
        84,
        0,
        tin({ body: p.rust, ink: p.honey, emblem: 'star', lid: p.honey, paper: p.rust }),
        0.94,
      ) +
      at(222, 8, candle(p.clay, p.terracotta), 1),
  },
} satisfies Record<string, Scene>;
