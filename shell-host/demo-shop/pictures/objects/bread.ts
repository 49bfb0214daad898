import { at, disc, line, path, shadow } from '../svg.ts';
import { palette, tone } from '../palette.ts';
import { round, cornerLit } from '../paint.ts';

const { oak } = palette;

/** A board that leans against the wall, with a loaf and a piece of cheese in front of it, 250 × 210. */
export function boardWithBread(): string {
  return (
    shadow(280, 6) +
    path(
      'M-84-4L-78-192Q-77-204-64-204H74Q86-204 87-192L92-4Q92 0 86 0H-78Q-84 0-84-4Z',
      cornerLit(oak),
    ) +
    path(
      'M-70-18L-66-154H74L79-18Z',
      'none',
      ` stroke="${tone(oak, -0.25)}" stroke-width="3" stroke-linejoin="round" opacity=".6"`,
    ) +
    line(
      'M-40-196Q-44-110-46-10M0-198Q4-110-2-8M44-198Q40-110 50-8',
      tone(oak, -0.2),
      1.6,
      ' opacity=".45"',
    ) +
    disc(5, -178, 10, tone(oak, -0.45)) +
    loaf() +
    at(92, 0, cheese())
  );
}

/** A round loaf with cuts, 140 × 74. */
function loaf(): string {
  return (
    shadow(170, -30, 2) +
    path('M-112-8Q-116-72-34-74T46-8Q46 0 36 0H-102Q-112 0-112-8Z', round('#b97a3e')) +
    path('M-102-34Q-88-66-34-68Q10-66 30-42Q-30-58-102-34Z', '#dca968', ' opacity=".8"') +
    line('M-76-60Q-62-46-66-26M-44-67Q-30-50-34-24M-10-64Q4-48 0-26', '#f0d3a2', 6)
  );
}

function cheese(): string {
  return (
    path('M-36 0L-30-30L38-12V0Z', palette.honey) +
    path('M-30-30L26-38L38-12Z', '#f3d28c') +
    disc(-8, -12, 5, tone(palette.honey, -0.2)) +
    disc(14, -7, 3.5, tone(palette.honey, -0.2))
  );
}
