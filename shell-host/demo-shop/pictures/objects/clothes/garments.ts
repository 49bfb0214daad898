import type { Colour } from '../../palette.ts';
import { at, flatShadow, disc, dots, line, mirrored, path, repeat } from '../../svg.ts';
import { palette, tone } from '../../palette.ts';
import { cornerLit } from '../../paint.ts';

/* Clothes lie flat and are centred on (0, 0). */

/** A wooden clothes hanger; the neck of the clothing is at (0, 0). */
function hanger(): string {
  return (
    line('M0-6V-20Q0-28 8-30T14-44-4-48-10-38', palette.steel, 4) +
    line('M-70 22Q-40 2 0-6Q40 2 70 22', palette.oak, 9)
  );
}

/** A shirt with a stand-up collar, long sleeves and five buttons, 280 × 260. */
export function shirt(body: Colour, onHanger = true): string {
  const ink = tone(body, -0.32);
  const trunk =
    'M-34-108L0-96L34-108L72-92Q84-50 78-10L84 118Q40 132 0 124T-84 118L-78-10Q-84-50-72-92Z';
  const arm = 'M-70-92Q-98-82-106-46L-134 76L-100 88L-70 0Z';
  const sleeve =
    path(arm, cornerLit(tone(body, -0.05))) +
    path('M-134 76L-100 88L-104 106L-140 94Z', cornerLit(tone(body, 0.1))) +
    line('M-72-80Q-82-40-78 0M-112-20Q-102-26-94-22', ink, 2, ' opacity=".4"');
  return (
    flatShadow(trunk) +
    flatShadow(arm) +
    (onHanger ? at(0, -108, hanger()) : '') +
    sleeve +
    mirrored(sleeve) +
    path(trunk, cornerLit(body)) +
    line('M-7-94V124M7-94V122', ink, 1.6, ' opacity=".5"') +
    repeat(6, (i) => disc(0, -72 + i * 34, 3.6, '#fff8ec') + disc(0, -72 + i * 34, 1.2, ink)) +
    line('M-40-30Q-52 30-44 96M46-20Q54 40 48 100', ink, 2.4, ' opacity=".3"') +
    path('M22-58H58V-24L40-14L22-24Z', 'none', ` stroke="${ink}" stroke-width="2" opacity=".6"`) +
    path('M-35-110Q0-88 35-110L32-124Q0-106-32-124Z', cornerLit(tone(body, 0.14))) +
    path('M-32-124Q0-106 32-124Q0-130-32-124Z', tone(body, -0.4))
  );
}

/** A short-sleeved shirt, 240 × 210. */
export function tee(body: Colour): string {
  const ink = tone(body, -0.3);
  const cut =
    'M-36-96Q0-70 36-96L72-84L116-34L84-8L70-24L72 104Q0 112-72 104L-70-24L-84-8L-116-34L-72-84Z';
  return (
    flatShadow(cut) +
    path(cut, cornerLit(body)) +
    path('M-36-96Q0-70 36-96Q0-106-36-96Z', tone(body, -0.42)) +
    line('M-36-96Q0-70 36-96', tone(body, -0.14), 7) +
    line(
      'M-110-30L-81-9M110-30L81-9M-70 97Q0 105 70 97',
      ink,
      1.8,
      ' opacity=".5" stroke-dasharray="4 3"',
    ) +
    line(
      'M-70-24Q-64-50-70-72M70-24Q64-50 70-72M-30-20Q-44 40-34 90M44 0Q50 50 42 92',
      ink,
      2.4,
      ' opacity=".3"',
    )
  );
}

/** A midi dress with a belt and small flowers, 220 × 300. */
export function dress(body: Colour, bloom: Colour, onHanger = true): string {
  const ink = tone(body, -0.35);
  const cut =
    'M-34-144Q0-96 34-144L58-136Q92-112 96-80L64-66L54-84Q46-56 48-26Q84 60 108 146Q0 162-108 146Q-84 60-48-26Q-46-56-54-84L-64-66L-96-80Q-92-112-58-136Z';
  const spots: readonly (readonly [number, number])[] = [
    [-22, -84],
    [24, -94],
    [-2, -60],
    [-70, -96],
    [74, -98],
    [-30, 4],
    [20, -4],
    [-54, 48],
    [0, 38],
    [50, 52],
    [-76, 108],
    [-28, 82],
    [24, 90],
    [80, 112],
    [-46, 132],
    [4, 128],
    [52, 134],
    [44, 14],
  ];
  return (
    flatShadow(cut) +
    (onHanger ? at(0, -140, hanger()) : '') +
    path(cut, cornerLit(body)) +
    path('M-34-144Q0-96 34-144Q0-132-34-144Z', tone(body, -0.5), ' opacity=".35"') +
    line('M-34-144L4-90M34-144L-6-78', ink, 2, ' opacity=".5"') +
    line(
      'M-28-10Q-52 60-64 144M-8-10Q-14 70-18 150M16-10Q26 70 34 150M34-14Q62 60 78 144',
      ink,
      2.4,
      ' opacity=".32"',
    ) +
    dots(
      spots.flatMap(
        ([x, y]) =>
          [
            [x, y - 3.4],
            [x - 3.2, y + 2],
            [x + 3.2, y + 2],
          ] as const,
      ),
      2.7,
      bloom,
    ) +
    dots(spots, 1.7, palette.honey) +
    path('M-49-38Q0-28 49-38L48-20Q0-10-48-20Z', tone(body, -0.26)) +
    path('M6-28Q30-34 30-20T8-20L24 24L14 28L0-16Q-22-12-20-24T6-28Z', tone(body, -0.34))
  );
}

/** Chinos with a belt, 160 × 290. */
export function chinos(body: Colour, belt: Colour): string {
  const ink = tone(body, -0.35);
  const cut = 'M-58-140H58L72-20L62 142H14L2-44H-2L-14 142H-62L-72-20Z';
  return (
    flatShadow(cut) +
    path(cut, cornerLit(body)) +
    path('M-58-140H58L60-118H-60Z', tone(body, -0.1)) +
    path('M-59-136H59L60-123H-60Z', cornerLit(belt)) +
    path('M-11-139H11V-120H-11Z', 'none', ` stroke="${palette.honey}" stroke-width="3.5"`) +
    line('M-40-142V-117M40-142V-117', ink, 4, ' opacity=".5"') +
    line(
      'M0-117V-60Q12-62 14-84V-117M-58-112Q-42-96-34-117M58-112Q42-96 34-117',
      ink,
      2.2,
      ' opacity=".6"',
    ) +
    line('M-42-90Q-50 30-42 136M42-90Q50 30 42 136', ink, 2, ' opacity=".35"') +
    path('M-62 130L-14 130V142H-62ZM14 130L62.5 130V142H14Z', tone(body, 0.16))
  );
}
