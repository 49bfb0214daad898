import type { Scene } from './scene.ts';
import { at } from '../svg.ts';
import { autumnLeaf, windowView } from '../objects/views.ts';
import { basket } from '../objects/decor.ts';
import { beanie, cardigan, jumper, patternJumper, scarf } from '../objects/clothes/knitwear.ts';
import { dress, shirt, tee } from '../objects/clothes/garments.ts';
import { onClothesRail, pegBoard, clothesRail } from '../objects/furniture.ts';
import { palette } from '../palette.ts';
import { potted } from '../objects/plants.ts';
import { rainJacket } from '../objects/clothes/rainwear.ts';
import { slippers, sock, tote } from '../objects/clothes/accessories.ts';

const p = palette;

const leafColours = [p.terracotta, p.honey, p.clay, p.rust];

/** Scenes of clothes on a rail. */
export const fashionScenes = {
  'knitwear-season': {
    wall: p.sand,
    floor: p.walnut,
    behind: () =>
      leafColours
        .map((colour, i) =>
          at(-270 + i * 178, -290 + ((i * 70) % 120), autumnLeaf(colour), 0.8, i * 70),
        )
        .join(''),
    front: () =>
      at(
        -50,
        0,
        clothesRail(400) +
          onClothesRail(-130, jumper(p.cream)) +
          onClothesRail(0, cardigan(p.slate, p.walnut)) +
          onClothesRail(130, patternJumper(p.terracotta, p.cream)),
        1.08,
      ) +
      at(228, 10, basket(p.oat, p.sage), 0.84) +
      leafColours
        .slice(1)
        .map((colour, i) => at(-250 + i * 130, 26, autumnLeaf(colour), 0.6, 80 + i * 50))
        .join(''),
  },
  'rainy-day': {
    wall: p.dusk,
    floor: p.oak,
    behind: () => at(-170, -76, windowView('rain'), 0.96),
    front: () =>
      at(
        96,
        0,
        clothesRail(250) +
          onClothesRail(-56, rainJacket(p.honey, p.slate), 0.7) +
          onClothesRail(72, scarf(p.cream, p.terracotta), 0.6),
        1.1,
      ) +
      at(-154, 12, tote(p.linen, p.walnut), 0.72) +
      at(-30, 20, slippers(p.slate, p.cream), 0.34),
  },
  'summer-linen': {
    wall: p.sky,
    floor: p.linen,
    front: () =>
      at(
        -30,
        0,
        clothesRail(420) +
          onClothesRail(-138, dress(p.terracotta, p.white, false), 0.66) +
          onClothesRail(4, shirt(p.white, false), 0.66) +
          onClothesRail(138, tee(p.sage), 0.66),
        1.1,
      ) +
      at(246, 10, potted(p.clay, 'palm'), 0.94) +
      at(-262, 14, tote(p.linen, p.terracotta), 0.62),
  },
  accessories: {
    wall: p.clay,
    floor: p.oak,
    lift: 0.22,
    behind: () =>
      pegBoard(520) +
      at(-40, -196, scarf(p.cream, p.slate), 0.98) +
      at(-196, -200, beanie(p.honey), 0.66) +
      at(122, -190, sock(p.sage, p.pine), 0.72, 3) +
      at(186, -184, sock(p.dusk, p.slate), 0.72, -4),
    front: () =>
      at(-196, 4, tote(p.linen, p.walnut), 0.66) +
      at(40, 10, basket(p.oat, p.dusk), 0.72) +
      at(232, 16, potted(p.cream, 'palm'), 0.8),
  },
} satisfies Record<string, Scene>;
