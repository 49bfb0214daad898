import type { Drawing } from './drawing.ts';
import type { KitchenTexts } from '../../catalogue/texts/productTexts.ts';
import { at, box, line } from '../svg.ts';
import { beans, steam } from '../objects/marks.ts';
import { boardWithBread } from '../objects/bread.ts';
import { carafe, grinder, mokaPot } from '../objects/brewers.ts';
import { cupAndSaucer, latteGlass, mug, plates, thermoMug } from '../objects/cups.ts';
import { enamelPot, jar, knife, pan, sprig } from '../objects/cookware.ts';
import { topLit } from '../paint.ts';
import { lying, standing } from './drawing.ts';
import { palette } from '../palette.ts';

const p = palette;

/** The pictures of what coffee and meals are made and served with. */
export const kitchen: Record<keyof KitchenTexts, Drawing> = {
  'hand-grinder': standing(
    p.sand,
    'disc',
    () => at(-10, 0, grinder(), 1.02) + at(100, 18, beans(8, p.cocoa, 34)),
  ),
  'pour-over': standing(
    p.sage,
    'arch',
    () => at(0, 0, carafe(), 1) + at(0, -218, steam('#fff', 60)),
  ),
  'moka-pot': standing(
    p.blush,
    'disc',
    () => at(-20, 0, mokaPot(), 1.1) + at(112, 18, cupAndSaucer({ body: p.terracotta }), 0.62),
  ),
  'thermo-mug': standing(p.sky, 'arch', () => at(0, 0, thermoMug({ body: p.slate }), 1.22)),
  'nordic-mugs': standing(
    p.dusk,
    'disc',
    () =>
      at(58, -2, mug({ body: p.sand, foot: p.slate })) +
      at(-58, 14, mug({ body: p.cream, foot: p.dusk }), 1.1) +
      at(-62, -110, steam('#fff', 66)),
  ),
  'espresso-cups': standing(
    p.linen,
    'disc',
    () =>
      box(-140, -64, 280, 70, 6, topLit(p.oak)) +
      line('M-130-40Q0-34 130-42M-130-18Q-10-24 130-16', p.caramel, 1.6, ' opacity=".5"') +
      at(-62, -62, cupAndSaucer({ body: p.sage }), 0.98) +
      at(74, -62, cupAndSaucer({ body: p.dusk }), 0.98) +
      at(-78, 32, cupAndSaucer({ body: p.terracotta })) +
      at(80, 32, cupAndSaucer({ body: p.honey })),
  ),
  'latte-glasses': standing(
    p.blush,
    'arch',
    () => at(50, -4, latteGlass(), 1.08) + at(-48, 14, latteGlass(), 1.16),
  ),
  'sandstone-plates': standing(p.sand, 'none', () =>
    at(
      0,
      6,
      plates(p.cream, [p.oat, p.cream, p.oat, p.cream, p.clay, p.linen, p.clay, p.linen]),
      1.12,
    ),
  ),
  'iron-pan': lying(p.linen, () => at(-44, 26, pan(), 1, -32)),
  'enamel-pot': standing(p.dusk, 'disc', () => at(0, 8, enamelPot(p.cream, p.slate), 1.24)),
  'chef-knife': lying(
    p.sand,
    () => at(34, 10, knife(), 0.92, -34) + at(-10, 104, sprig(), 1.2, -18),
  ),
  'oak-board': standing(p.sage, 'none', () => at(0, 8, boardWithBread(), 1.16)),
  'storage-jars': standing(
    p.blush,
    'arch',
    () =>
      at(-84, 4, jar(112, p.cocoa, 'beans'), 1.15) +
      at(4, -4, jar(168, p.honey, 'pasta'), 1.15) +
      at(86, 10, jar(84, p.clay, 'grains'), 1.15),
  ),
};
