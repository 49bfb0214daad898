import type { Drawing } from './drawing.ts';
import type { FashionTexts } from '../../catalogue/texts/productTexts.ts';
import { at } from '../svg.ts';
import { beanie, cardigan, jumper, scarf } from '../objects/clothes/knitwear.ts';
import { chinos, dress, shirt, tee } from '../objects/clothes/garments.ts';
import { lying, standing } from './drawing.ts';
import { palette } from '../palette.ts';
import { rainJacket } from '../objects/clothes/rainwear.ts';
import { slippers, sock, tote } from '../objects/clothes/accessories.ts';

const p = palette;

/** The pictures of clothes and accessories. */
export const fashion: Record<keyof FashionTexts, Drawing> = {
  'lund-jumper': lying(p.sage, () => at(0, 6, jumper(p.cream), 1.16)),
  'fjord-cardigan': lying(p.linen, () => at(0, -8, cardigan(p.slate, p.walnut), 1.12)),
  'tuscany-dress': lying(p.cream, () => at(0, 18, dress(p.terracotta, p.white), 1)),
  'amalfi-shirt': lying(p.sand, () => at(0, 6, shirt('#e9eef0'), 1.1)),
  'basic-tees': lying(
    p.blush,
    () => at(34, -24, tee(p.dusk), 0.98, 8) + at(-32, 26, tee(p.linen), 1.02, -7),
  ),
  'porto-chinos': lying(p.dusk, () => at(0, 0, chinos(p.oat, p.walnut), 1.12, 5)),
  'harbour-jacket': lying(p.sky, () => at(0, 8, rainJacket(p.honey, p.slate), 1.1)),
  'wool-socks': lying(
    p.cream,
    () =>
      at(74, -26, sock(p.dusk, p.slate), 1, 14) +
      at(-2, 0, sock(p.sand, p.terracotta), 1, 0) +
      at(-84, 20, sock(p.sage, p.pine), 1, -12),
  ),
  'felt-slippers': lying(p.sand, () => at(0, 0, slippers(p.slate, p.cream), 1.3)),
  'stripe-scarf': lying(p.dusk, () => at(0, 0, scarf(p.cream, p.terracotta), 1.22)),
  'rib-beanie': lying(p.blush, () => at(0, 6, beanie(p.rust), 1.36)),
  'canvas-bag': standing(p.sage, 'disc', () => at(0, 6, tote(p.linen, p.walnut), 1.14)),
};
