import type { Colour } from '../palette.ts';
import { at, disc, dots, line, oval, path, shadow } from '../svg.ts';
import { leaf } from './marks.ts';
import { palette, tone } from '../palette.ts';
import { round, cornerLit } from '../paint.ts';

/** A croissant on a plate, 150 × 62. */
export function croissant(): string {
  const crust = '#c98a45';
  return (
    shadow(180, 4) +
    path('M-74-10Q-62 0-30 0H30Q62 0 74-10Z', round(palette.white)) +
    oval(0, -10, 74, 8, '#fffdf8') +
    path(
      'M-60-14Q-66-34-44-42Q-30-60 0-60T44-42Q66-34 60-14Q44-10 38-20Q20-28 0-28T-38-20Q-44-10-60-14Z',
      cornerLit(crust),
    ) +
    line(
      'M-38-22Q-46-34-38-45M-16-28Q-24-44-16-57M16-28Q24-44 16-57M38-22Q46-34 38-45',
      tone(crust, -0.3),
      3,
      ' opacity=".7"',
    ) +
    line('M-30-46Q-14-56 6-54', tone(crust, 0.55), 5, ' opacity=".7"')
  );
}

/** A bowl of fruit, 160 × 110. */
export function fruitBowl(body: Colour): string {
  return (
    shadow(170, 4) +
    disc(-38, -68, 26, round(palette.honey)) +
    disc(34, -70, 27, round(palette.red)) +
    disc(0, -82, 27, round('#d9822b')) +
    line('M34-96Q36-104 42-106M0-108Q2-114 0-118', palette.cocoa, 3) +
    at(1, -110, leaf(palette.moss, 26, 12), 1, 62) +
    path('M-80-62H80Q74 0 26 0H-26Q-74 0-80-62Z', round(body)) +
    oval(0, -62, 80, 6, tone(body, 0.35)) +
    line('M-64-46Q-56-20-36-12', tone(body, 0.6), 5, ' opacity=".5"')
  );
}

/** A ring cake with icing on a stand, 170 × 150. */
export function cake(): string {
  return (
    shadow(130, 4) +
    path('M-40 0Q-10-8-8-46H8Q10-8 40 0Z', round(palette.dusk)) +
    oval(0, -48, 88, 9, tone(palette.dusk, 0.4)) +
    path('M-66-52Q-76-112-40-120Q-20-126 0-120T40-120Q76-112 66-52Q0-42-66-52Z', round('#a8683a')) +
    line(
      'M-38-116Q-50-84-46-52M-12-120Q-18-84-16-50M14-120Q20-84 18-50M40-116Q52-84 46-52',
      '#7c4724',
      3,
      ' opacity=".6"',
    ) +
    path(
      'M-68-92Q-72-116-40-122Q0-130 40-122Q72-116 68-92Q62-78 54-92T36-86 20-94 4-82-14-94-32-84-50-92-68-92Z',
      '#fff7ea',
    ) +
    dots(
      [
        [-42, -106],
        [-20, -114],
        [6, -108],
        [28, -115],
        [48, -104],
      ],
      3,
      palette.terracotta,
    )
  );
}

/** An open book that lies, 120 × 30. */
export function book(cover: Colour): string {
  return (
    shadow(140, 4) +
    path('M-62-6Q-30-16 0-4Q30-16 62-6V2Q30-8 0 4Q-30-8-62 2Z', cover) +
    path('M-58-10Q-30-24 0-10Q30-24 58-10L58-4Q30-16 0-3Q-30-16-58-4Z', palette.white) +
    line('M0-10V-3M-46-11Q-28-18-10-12M46-11Q28-18 10-12', palette.oat, 1.8)
  );
}

const flower = (turn: number, length: number, colour: Colour) =>
  at(
    0,
    -80,
    line(`M0 0V${-length}`, palette.moss, 3) +
      at(0, -length * 0.45, leaf(palette.moss, 26, 11), 1, turn > 0 ? -46 : 46) +
      disc(0, -length - 6, 15, tone(colour, 0.15)) +
      dots(
        [
          [-8, -length],
          [8, -length],
          [0, -length - 14],
          [-7, -length - 11],
          [7, -length - 11],
        ],
        6.5,
        colour,
      ) +
      disc(0, -length - 6, 5, palette.honey),
    1,
    turn,
  );

/** A jug of flowers, 110 × 200. */
export function flowers(jug: Colour, bloom: Colour): string {
  return (
    shadow(120, 4) +
    flower(-30, 74, tone(bloom, 0.4)) +
    flower(28, 78, bloom) +
    flower(-8, 98, bloom) +
    flower(10, 62, tone(bloom, 0.5)) +
    line('M34-72Q64-70 58-46T30-24', tone(jug, -0.1), 8) +
    path('M-30-90L-38-30Q-40 0-22 0H22Q40 0 38-30L30-90Q0-82-30-90Z', round(jug)) +
    line('M-27-76L-31-34', tone(jug, 0.6), 5, ' opacity=".5"')
  );
}
