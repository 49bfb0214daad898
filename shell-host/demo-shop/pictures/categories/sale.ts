import type { CategoryPictures } from './tile.ts';
import { at } from '../svg.ts';
import { cardigan } from '../objects/clothes/knitwear.ts';
import { coffeeBag } from '../objects/packs.ts';
import { cupAndSaucer, latteGlass } from '../objects/cups.ts';
import { cushion } from '../objects/textiles.ts';
import { enamelPot } from '../objects/cookware.ts';
import { palette } from '../palette.ts';
import { paperBag, saleTag } from '../objects/gifts.ts';
import { slippers } from '../objects/clothes/accessories.ts';
import { tableLamp } from '../objects/decor.ts';
import { tile } from './tile.ts';

const p = palette;

const withSaleTag = (objects: string) => objects + at(140, -196, saleTag(), 0.82, 8);

/** The pictures of the sale categories, each with a price tag. */
export const sale = {
  sale: tile(
    '#f0d3c3',
    () =>
      at(-84, 4, paperBag(p.oat, p.red), 1.06) +
      at(34, 10, paperBag(p.red, p.cream), 0.92) +
      at(118, -150, saleTag(), 0.94, 8),
  ),
  'sale-coffee': tile(p.sand, () =>
    withSaleTag(
      at(
        -74,
        2,
        coffeeBag({ body: p.espresso, ink: p.espresso, emblem: 'bean', paper: p.oat }),
        0.92,
      ) + at(52, 12, cupAndSaucer({ body: p.terracotta }), 0.98),
    ),
  ),
  'sale-kitchen': tile(p.sky, () =>
    withSaleTag(at(-46, 6, enamelPot(p.cream, p.slate), 0.96) + at(124, 12, latteGlass(), 0.66)),
  ),
  'sale-home': tile(p.sage, () =>
    withSaleTag(
      at(-84, 4, tableLamp(p.terracotta, p.cream), 0.84) +
        at(62, 8, cushion(p.cream, 'arches', p.terracotta), 0.68),
    ),
  ),
  'sale-fashion': tile(p.linen, () =>
    withSaleTag(
      at(-50, -104, cardigan(p.slate, p.walnut), 0.74) +
        at(88, -36, slippers(p.terracotta, p.cream), 0.44),
    ),
  ),
} satisfies CategoryPictures;
