import type { Drawing } from './drawing.ts';
import type { HomeTexts } from '../../catalogue/texts/productTexts.ts';
import { GROUND_Y, PICTURE_SIZE, stage } from '../objects/backdrop.ts';
import { at, picture } from '../svg.ts';
import { basket, candle, clock, pendantLamp, tableLamp } from '../objects/decor.ts';
import { bed, blanket, cushion, towels } from '../objects/textiles.ts';
import { palette } from '../palette.ts';
import { potted, vase } from '../objects/plants.ts';
import { standing } from './drawing.ts';

const p = palette;

/** The pictures of light, textiles and decoration. */
export const home: Record<keyof HomeTexts, Drawing> = {
  'glow-lamp': standing(p.blush, 'none', () => at(0, 4, tableLamp(p.terracotta, p.cream), 1.1)),
  'wicker-pendant': () =>
    picture(
      PICTURE_SIZE,
      PICTURE_SIZE,
      stage(p.sage, 'none') + at(PICTURE_SIZE / 2, GROUND_Y - 110, pendantLamp(p.oat), 1.15),
    ),
  'linen-cushion': standing(p.sage, 'disc', () => at(0, 4, cushion(p.linen, 'fringe', p.oat), 1.2)),
  'arch-cushion': standing(p.sand, 'disc', () =>
    at(0, 4, cushion(p.cream, 'arches', p.terracotta), 1.2),
  ),
  'wool-blanket': standing(p.dusk, 'arch', () => at(6, 2, blanket(p.terracotta, p.cream), 1.22)),
  'fig-candle': standing(p.blush, 'arch', () => at(0, 4, candle('#b9a0a8', p.terracotta), 1.55)),
  'wave-vase': standing(p.blush, 'disc', () => at(0, 6, vase(p.dusk, p.terracotta), 0.98)),
  'oak-clock': () =>
    picture(
      PICTURE_SIZE,
      PICTURE_SIZE,
      stage(p.sage, 'none') + at(PICTURE_SIZE / 2, 170, clock(p.oak, p.white), 1.2),
    ),
  'linen-bedding': standing(p.sky, 'none', () => at(0, 10, bed(p.white, p.dusk), 0.98)),
  'waffle-towels': standing(p.linen, 'arch', () =>
    at(0, 4, towels([p.moss, p.sage, p.cream, p.sage]), 1.2),
  ),
  'terra-planters': standing(
    p.cream,
    'disc',
    () =>
      at(62, -4, potted(p.clay, 'rubber'), 1.05) + at(-66, 14, potted(p.terracotta, 'palm'), 0.84),
  ),
  'seagrass-basket': standing(p.dusk, 'none', () => at(0, 6, basket(p.oat, p.cream), 1.32)),
};
