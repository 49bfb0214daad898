import type { Colour } from '../palette.ts';
import { box, disc, line, path, shadow } from '../svg.ts';
import { palette, tone } from '../palette.ts';
import { cornerLit } from '../paint.ts';

/** A parcel with a ribbon, 120 × 112. */
export function gift(paper: Colour, ribbon: Colour): string {
  return (
    shadow(160, 6) +
    box(-54, -78, 108, 78, 4, cornerLit(paper)) +
    box(-60, -98, 120, 24, 4, cornerLit(tone(paper, 0.12))) +
    box(-9, -98, 18, 98, 0, cornerLit(ribbon)) +
    path('M0-98Q-50-140-44-108Q-40-94 0-98Q40-94 44-108Q50-140 0-98Z', ribbon) +
    path('M0-98Q-34-118-33-108Q-30-100 0-98Q30-100 33-108Q34-118 0-98Z', tone(ribbon, -0.25)) +
    disc(0, -98, 8, tone(ribbon, 0.15))
  );
}

/** A paper bag with a cord, 110 × 180. */
export function paperBag(paper: Colour, cord: Colour): string {
  return (
    shadow(150, 6) +
    line('M-26-128Q-26-172 0-172T26-128', cord, 4) +
    path('M-56-134H44V0H-56Z', cornerLit(paper)) +
    path('M44-134L62-122V-8L44 0Z', tone(paper, -0.22)) +
    path('M44-134L62-122L53-66Z', tone(paper, -0.12)) +
    disc(-6, -64, 24, tone(paper, 0.4)) +
    path('M-17-72H1V-62Q1-54-8-54T-17-62Z', palette.terracotta) +
    line('M1-69Q8-69 7-63T0-60M-11-77Q-14-80-11-84M-4-77Q-7-80-4-84', palette.terracotta, 2.6)
  );
}

/** A price tag with a per cent sign; it hangs from (0, 0), 74 × 110. */
export function saleTag(colour: Colour = palette.red): string {
  return (
    line('M0 0Q-4-14 6-26', palette.espresso, 2) +
    path('M0-6L34 22V98Q34 104 28 104H-28Q-34 104-34 98V22Z', cornerLit(colour)) +
    disc(0, 16, 6, palette.white) +
    line('M15 46L-15 86', palette.white, 6) +
    disc(-12, 54, 7.5, 'none', ` stroke="${palette.white}" stroke-width="5"`) +
    disc(12, 78, 7.5, 'none', ` stroke="${palette.white}" stroke-width="5"`)
  );
}
