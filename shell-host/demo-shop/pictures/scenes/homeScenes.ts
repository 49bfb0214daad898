import type { Scene } from './scene.ts';
import { at, disc, line, oval } from '../svg.ts';
import { basket, candle, tableLamp } from '../objects/decor.ts';
import { bed, blanket, cushion, towels } from '../objects/textiles.ts';
import { curtain, tiles, windowView } from '../objects/views.ts';
import { floorLamp, shelf, sideTable, sofa, wallPicture } from '../objects/furniture.ts';
import { mug } from '../objects/cups.ts';
import { palette, tone } from '../palette.ts';
import { potted, vase } from '../objects/plants.ts';
import { steam } from '../objects/marks.ts';

const p = palette;

/** Scenes of rooms. */
export const homeScenes = {
  'evening-light': {
    wall: p.slate,
    lift: 0.16,
    floor: p.walnut,
    behind: () => at(-170, -76, windowView('evening'), 0.9) + at(190, -4, floorLamp(p.cream), 1.04),
    front: () =>
      oval(0, 10, 260, 24, tone(p.clay, -0.1), ' opacity=".7"') +
      at(30, 0, sofa(p.terracotta, 230), 1.12) +
      at(34, -66, cushion(p.cream, 'stripes', p.dusk), 0.5, 6) +
      at(
        -150,
        14,
        sideTable() + at(0, -96, mug({ body: p.cream }), 0.5) + at(-2, -154, steam('#fff', 44)),
      ) +
      at(246, 12, basket(p.oat, p.dusk), 0.62),
  },
  'cosy-corner': {
    wall: p.blush,
    floor: p.oak,
    behind: () =>
      at(-110, -232, wallPicture(p.cream, p.terracotta, p.sage), 0.94) +
      at(6, -246, wallPicture(p.white, p.honey, p.dusk), 0.78),
    front: () =>
      at(-40, -4, sofa(p.sage, 400), 1.06) +
      at(-166, -66, cushion(p.cream, 'arches', p.terracotta), 0.5, -6) +
      at(76, -66, cushion(p.clay, 'plain', p.clay), 0.46, 8) +
      at(236, 6, potted(p.clay, 'rubber'), 1.12) +
      at(-30, -62, blanket(p.dusk, p.cream), 0.4),
  },
  'good-sleep': {
    wall: p.dusk,
    floor: p.oak,
    behind: () =>
      at(-236, 0, curtain(p.cream, 440)) +
      at(176, -262, wallPicture(p.cream, p.clay, p.slate), 0.9),
    front: () =>
      at(-30, 0, bed(p.white, p.terracotta), 1.14) +
      at(254, 10, sideTable() + at(0, -96, tableLamp(p.slate, p.cream), 0.62)),
  },
  'green-living': {
    wall: p.cream,
    floor: p.oak,
    behind: () =>
      at(
        0,
        -186,
        shelf(440) +
          at(-170, 0, potted(p.dusk, 'herb'), 0.74) +
          at(-60, 0, vase(p.clay, p.honey), 0.56) +
          at(52, 0, potted(p.terracotta, 'palm'), 0.66) +
          at(170, 0, candle(p.sage, p.terracotta), 0.6),
      ),
    front: () =>
      at(-206, 6, potted(p.terracotta, 'rubber'), 1.16) +
      at(-40, 10, potted(p.cream, 'palm'), 0.96) +
      at(108, 2, basket(p.oat, p.cream), 0.98) +
      at(246, 8, potted(p.slate, 'herb'), 1.04),
  },
  'fresh-bath': {
    wall: p.sky,
    floor: p.linen,
    backdrop: (width, horizon) => tiles(width, horizon - 150, horizon, p.dusk),
    behind: () =>
      disc(-140, -238, 88, p.oak) +
      disc(-140, -238, 78, '#f3f7f6') +
      line('M-190-230L-150-288M-160-206L-104-286', '#fff', 8),
    front: () =>
      at(110, 0, towels([p.moss, p.sage, p.cream, p.dusk]), 1.16) +
      at(-146, 4, vase(p.cream, p.clay), 0.74) +
      at(-36, 18, candle('#b9a0a8', p.terracotta), 0.9) +
      at(250, 12, potted(p.terracotta, 'palm'), 0.8),
  },
} satisfies Record<string, Scene>;
