import type { Colour } from '../../palette.ts';
import { flatShadow, disc, line, mirrored, path } from '../../svg.ts';
import { topLit, cornerLit } from '../../paint.ts';
import { palette, tone } from '../../palette.ts';

/* Clothes lie flat and are centred on (0, 0). */

/** A hooded raincoat with zip, flaps and drawstrings, 290 × 280. */
export function rainJacket(body: Colour, lining: Colour): string {
  const ink = tone(body, -0.38);
  const trunk = 'M-40-100Q0-84 40-100L78-84Q90-40 84 0L90 128Q0 140-90 128L-84 0Q-90-40-78-84Z';
  const arm = 'M-76-84Q-106-74-114-36L-138 88L-102 100L-78 6Z';
  const sleeve =
    path(arm, cornerLit(tone(body, -0.07))) +
    path('M-138 88L-102 100L-105 110L-140 98Z', tone(body, -0.22)) +
    line('M-78-72Q-90-30-84 10', ink, 2, ' opacity=".4"');
  const flap =
    path('M24 54H68L70 70Q46 78 22 70Z', cornerLit(tone(body, 0.08))) +
    line('M22 70Q46 78 70 70', ink, 2, ' opacity=".6"') +
    disc(46, 68, 3, lining);
  return (
    flatShadow(trunk) +
    flatShadow(arm) +
    sleeve +
    mirrored(sleeve) +
    path(trunk, cornerLit(body)) +
    path('M-54-92Q-66-150 0-150T54-92Q28-70 0-70T-54-92Z', topLit(body)) +
    path('M-36-96Q-42-134 0-134T36-96Q16-80 0-80T-36-96Z', lining) +
    path('M-36-96Q-42-134 0-134T36-96Q30-122 0-122T-36-96Z', tone(lining, -0.4), ' opacity=".6"') +
    line('M0-80V132', tone(ink, -0.2), 3.5) +
    line('M0-80V132', tone(body, 0.5), 1.4, ' stroke-dasharray="3 4"') +
    line('M-12-76Q-16-50-12-34M12-76Q16-50 12-34', '#fff8ec', 3) +
    disc(-12, -31, 3.6, palette.walnut) +
    disc(12, -31, 3.6, palette.walnut) +
    flap +
    mirrored(flap) +
    line('M-88 116Q0 128 88 116', ink, 1.8, ' opacity=".4"')
  );
}
