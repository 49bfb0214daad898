import type { Colour } from '../palette.ts';
import { at, box, line, oval, path, shadow, repeat } from '../svg.ts';
import { leaf } from './marks.ts';
import { palette, tone } from '../palette.ts';
import { round } from '../paint.ts';

const { moss, sage } = palette;

/** A ceramic vase with a waved body and three dry branches, 120 × 260. */
export function vase(body: Colour, bloom: Colour): string {
  const stem = (turn: number, length: number) =>
    at(
      0,
      -150,
      line(`M0 0V${-length}`, tone(moss, -0.2), 2.6) +
        repeat(5, (i) =>
          at(
            0,
            -length + i * 17,
            oval(0, -8, 5, 9, tone(bloom, i % 2 ? 0.25 : 0)),
            1,
            i % 2 ? 42 : -42,
          ),
        ) +
        oval(0, -length - 6, 5, 10, bloom),
      1,
      turn,
    );
  return (
    shadow(140, 6) +
    stem(-17, 96) +
    stem(15, 88) +
    stem(0, 118) +
    path(
      'M-20-158Q-16-140-36-128Q-54-114-44-100Q-62-84-50-66Q-64-46-48-30Q-50 0-26 0H26Q50 0 48-30Q64-46 50-66Q62-84 44-100Q54-114 36-128Q16-140 20-158Z',
      round(body),
    ) +
    oval(0, -158, 20, 4.5, tone(body, -0.4)) +
    line(
      'M-44-100Q0-88 44-100M-50-66Q0-52 50-66M-36-128Q0-118 36-128M-48-30Q0-16 48-30',
      tone(body, -0.2),
      2.5,
      ' opacity=".55"',
    ) +
    line('M-38-76Q-46-50-38-24', tone(body, 0.6), 6, ' opacity=".5"')
  );
}

/** A clay pot on a saucer with one of three plants. */
export function potted(pot: Colour, plant: 'rubber' | 'palm' | 'herb'): string {
  const plants = {
    rubber: () =>
      [-62, -38, 40, 64, -16, 18, 0]
        .map((turn, i) =>
          at(
            0,
            -66,
            line('M0 0V-40', tone(moss, -0.2), 3) +
              at(0, -30, leaf(i % 2 ? moss : tone(moss, 0.12), 70 + (i % 3) * 12, 30)),
            1,
            turn,
          ),
        )
        .join(''),
    palm: () =>
      [-74, -48, -24, 0, 24, 50, 76]
        .map((turn, i) =>
          at(0, -66, leaf(i % 2 ? sage : moss, 116 - Math.abs(turn) * 0.3, 15), 1, turn),
        )
        .join(''),
    herb: () =>
      repeat(13, (i) =>
        at(
          -30 + i * 5,
          -66,
          line(`M0 0V-${36 + ((i * 13) % 30)}`, tone(moss, -0.1), 2) +
            at(0, -30 - ((i * 13) % 30), leaf(i % 2 ? sage : moss, 24, 15)),
          1,
          -36 + i * 6,
        ),
      ),
  };
  return (
    shadow(140, 6) +
    plants[plant]() +
    path('M-46-66L-36-6H36L46-66Z', round(pot)) +
    box(-51, -76, 102, 18, 5, round(tone(pot, 0.08))) +
    path('M-48-8H48L42 0H-42Z', round(tone(pot, -0.1)))
  );
}
