import type { CategoryPictures } from './tile.ts';
import { at } from '../svg.ts';
import { basket, candle, clock, pendantLamp, tableLamp } from '../objects/decor.ts';
import { bed, blanket, cushion, towels } from '../objects/textiles.ts';
import { floorLamp, sofa } from '../objects/furniture.ts';
import { palette } from '../palette.ts';
import { potted, vase } from '../objects/plants.ts';
import { tile } from './tile.ts';

const p = palette;

/** The pictures of the home categories. */
export const home = {
  home: tile(
    p.sky,
    () =>
      at(-34, 0, sofa(p.terracotta, 300), 0.94) +
      at(-86, -54, cushion(p.cream, 'arches', p.terracotta), 0.42, -5) +
      at(148, 8, potted(p.cream, 'palm'), 0.9),
  ),
  living: tile(
    p.blush,
    () =>
      at(-20, 0, sofa(p.sage, 300), 0.94) +
      at(-70, -54, cushion(p.cream, 'stripes', p.dusk), 0.42, -5) +
      at(154, 4, floorLamp(p.cream), 0.7),
  ),
  lighting: tile(
    p.slate,
    () =>
      at(-72, 4, tableLamp(p.terracotta, p.cream), 0.86) + at(86, -128, pendantLamp(p.oat), 0.72),
  ),
  'cushions-blankets': tile(
    p.sage,
    () =>
      at(-40, -96, cushion(p.cream, 'arches', p.terracotta), 0.64, -4) +
      at(56, -92, cushion(p.clay, 'plain', p.clay), 0.52, 8) +
      at(0, 8, blanket(p.dusk, p.cream), 0.98),
  ),
  decoration: tile(
    p.sand,
    () =>
      at(-82, 6, vase(p.cream, p.clay), 0.82) +
      at(16, 10, candle(p.clay, p.terracotta), 0.94) +
      at(108, -92, clock(p.oak, p.white), 0.6),
  ),
  'bed-bath': tile(
    p.dusk,
    () =>
      at(-44, 4, bed(p.white, p.terracotta), 0.74) +
      at(132, 12, towels([p.sage, p.cream, p.sage]), 0.6),
  ),
  bedding: tile(p.sky, () => at(0, 4, bed(p.white, p.dusk), 0.9)),
  towels: tile(p.linen, () => at(0, 8, towels([p.moss, p.sage, p.cream, p.dusk]), 1.04)),
  'plants-order': tile(
    p.cream,
    () => at(-74, 8, basket(p.oat, p.dusk), 0.86) + at(88, 6, potted(p.terracotta, 'rubber'), 1),
  ),
  planters: tile(
    p.blush,
    () =>
      at(-92, 10, potted(p.cream, 'palm'), 0.86) +
      at(10, 4, potted(p.terracotta, 'rubber'), 0.96) +
      at(118, 12, potted(p.slate, 'herb'), 0.86),
  ),
  baskets: tile(
    p.dusk,
    () =>
      at(-34, 6, basket(p.oat, p.cream), 1.06) + at(116, 14, basket(p.caramel, p.terracotta), 0.62),
  ),
} satisfies CategoryPictures;
