import type { Colour } from '../palette.ts';
import { at, box, flatShadow, disc, path } from '../svg.ts';
import { emblems } from './marks.ts';
import { palette, tone } from '../palette.ts';
import { cornerLit } from '../paint.ts';

/** A gift card with a ribbon and an emblem in front of its envelope, centred on (0, 0), 280 × 200. */
export function giftCard(body: Colour, ribbon: Colour, emblem: 'cup' | 'heart'): string {
  const card = 'M-120-66q0-12 12-12h216q12 0 12 12v128q0 12-12 12h-216q-12 0-12-12Z';
  const heart = path('M0 16C-34-6-20-30 0-14 20-30 34-6 0 16Z', ribbon);
  return (
    at(
      26,
      -34,
      flatShadow(card) +
        path(card, cornerLit(palette.white)) +
        path('M-120-66L0 18 120-66Q118-78 108-78h-216Q-118-78-120-66Z', tone(palette.linen, -0.04)),
      0.98,
      9,
    ) +
    at(
      -10,
      26,
      flatShadow(card) +
        path(card, cornerLit(body)) +
        box(-72, -78, 22, 152, 0, cornerLit(ribbon)) +
        path('M-61-4Q-108-40-104-10-98 10-61-4-24 10-18-10-14-40-61-4Z', ribbon) +
        disc(-61, -4, 8, tone(ribbon, 0.2)) +
        at(48, -10, emblem === 'cup' ? emblems.cup(ribbon) : heart, 1.7) +
        box(10, 42, 76, 5, 2.5, ribbon),
      1,
      -6,
    )
  );
}
