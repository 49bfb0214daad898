import type { CategoryPictures } from './tile.ts';
import { at } from '../svg.ts';
import { beanie, cardigan, jumper, patternJumper, scarf } from '../objects/clothes/knitwear.ts';
import { chinos, dress, shirt, tee } from '../objects/clothes/garments.ts';
import { flatTile, tile } from './tile.ts';
import { onClothesRail, clothesRail } from '../objects/furniture.ts';
import { palette } from '../palette.ts';
import { rainJacket } from '../objects/clothes/rainwear.ts';
import { slippers, sock, tote } from '../objects/clothes/accessories.ts';

const p = palette;

/** The pictures of the fashion categories. */
export const fashion = {
  fashion: tile(p.sand, () =>
    at(
      0,
      6,
      clothesRail(300) +
        onClothesRail(-92, jumper(p.cream), 0.52) +
        onClothesRail(0, dress(p.terracotta, p.white, false), 0.56) +
        onClothesRail(92, shirt(p.dusk, false), 0.52),
      0.86,
    ),
  ),
  women: flatTile(
    p.blush,
    () =>
      at(-70, 0, dress(p.terracotta, p.white), 0.66) + at(84, 6, cardigan(p.slate, p.walnut), 0.6),
  ),
  knitwear: flatTile(
    p.sage,
    () =>
      at(60, -8, patternJumper(p.terracotta, p.cream), 0.72, 6) +
      at(-54, 8, jumper(p.cream), 0.76, -5),
  ),
  dresses: flatTile(
    p.cream,
    () => at(-66, 0, dress(p.slate, p.cream), 0.66) + at(74, 0, dress(p.terracotta, p.white), 0.66),
  ),
  men: flatTile(
    p.dusk,
    () => at(-72, 2, shirt(p.white), 0.7) + at(84, 0, chinos(p.oat, p.walnut), 0.66),
  ),
  shirts: flatTile(
    p.linen,
    () => at(64, -4, tee(p.sage), 0.8, 7) + at(-58, 6, shirt(p.dusk), 0.74, -3),
  ),
  'trousers-jackets': flatTile(
    p.sky,
    () =>
      at(-62, 0, rainJacket(p.honey, p.slate), 0.7) + at(86, 0, chinos(p.slate, p.walnut), 0.64, 4),
  ),
  accessories: tile(
    p.blush,
    () =>
      at(-92, 8, tote(p.linen, p.walnut), 0.76) + at(84, -92, scarf(p.cream, p.terracotta), 0.76),
  ),
  'socks-slippers': flatTile(
    p.sand,
    () =>
      at(-92, 0, sock(p.sage, p.pine), 0.86, -8) +
      at(-22, 8, sock(p.dusk, p.slate), 0.86, 4) +
      at(94, 6, slippers(p.terracotta, p.cream), 0.74),
  ),
  'scarves-hats': flatTile(
    p.dusk,
    () => at(-82, 0, scarf(p.cream, p.terracotta), 0.8) + at(84, 12, beanie(p.rust), 0.8),
  ),
  bags: tile(
    p.sage,
    () =>
      at(-58, 6, tote(p.linen, p.walnut), 0.86) + at(86, 12, tote(p.terracotta, p.espresso), 0.68),
  ),
} satisfies CategoryPictures;
