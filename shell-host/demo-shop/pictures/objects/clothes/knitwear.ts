import type { Colour } from '../../palette.ts';
import { at, flatShadow, disc, line, mirrored, path, repeat } from '../../svg.ts';
import { palette, tone } from '../../palette.ts';
import { cornerLit } from '../../paint.ts';

/* Clothes lie flat and are centred on (0, 0). */

const sleeve = 'M-72-96Q-102-88-110-50L-132 84L-94 96L-70-6Z';
const trunk = 'M-36-112Q0-92 36-112L74-96Q86-56 80-10L78 116H-78L-80-10Q-86-56-74-96Z';

const ribs = (from: number, to: number, y: number, height: number, ink: Colour) =>
  line(
    repeat(Math.round((to - from) / 7), (i) => `M${from + 4 + i * 7} ${y}v${height}`),
    ink,
    1.8,
    ' opacity=".45"',
  );

function sleeves(body: Colour): string {
  const ink = tone(body, -0.35);
  const left =
    path(sleeve, cornerLit(tone(body, -0.06))) +
    path('M-132 84L-94 96L-98 112Q-116 116-136 102Z', cornerLit(tone(body, -0.12))) +
    line('M-127 90l-4 13M-119 92l-4 15M-111 95l-3 15M-103 97l-3 14', ink, 1.8, ' opacity=".5"') +
    line('M-72-78Q-84-30-84 20', ink, 2, ' opacity=".35"');
  return left + mirrored(left);
}

const cable = (x: number) =>
  repeat(8, (i) => `M${x - 9} ${-78 + i * 22}q18 8 18 22m0-22q-5 3-8 7m-6 6q-4 4-4 9`);

/** A cable-knit jumper with a round neck, 270 × 240. */
export function jumper(body: Colour): string {
  const ink = tone(body, -0.35);
  return (
    flatShadow(trunk) +
    flatShadow(sleeve) +
    sleeves(body) +
    path(trunk, cornerLit(body)) +
    line(cable(-34) + cable(0) + cable(34), ink, 2.6, ' opacity=".4"') +
    path('M-78 98H78V116H-78Z', tone(body, -0.1)) +
    ribs(-78, 78, 99, 16, ink) +
    path('M-38-113Q0-82 38-113L30-122Q0-104-30-122Z', cornerLit(tone(body, -0.08))) +
    path('M-30-122Q0-104 30-122Q0-128-30-122Z', tone(body, -0.45))
  );
}

/** A jumper with a band of pattern over the chest, for scenes and groups. */
export function patternJumper(body: Colour, ink: Colour): string {
  return (
    jumperPlain(body) +
    path(
      repeat(9, (i) => `M${-72 + i * 18}-34l9 14-9 14-9-14Z`),
      ink,
    ) +
    line('M-80-48H80M-80 10H80', ink, 4) +
    line('M-78-56H78M-80 18H80', tone(ink, 0.4), 2.5, ' stroke-dasharray="6 6"')
  );
}

function jumperPlain(body: Colour): string {
  return (
    flatShadow(trunk) +
    sleeves(body) +
    path(trunk, cornerLit(body)) +
    ribs(-78, 78, 99, 16, tone(body, -0.35)) +
    path('M-38-113Q0-82 38-113L30-122Q0-104-30-122Z', cornerLit(tone(body, -0.12)))
  );
}

/** A long cardigan with five buttons and two pockets, 270 × 270. */
export function cardigan(body: Colour, buttons: Colour): string {
  const ink = tone(body, -0.35);
  const long = 'M-38-116L-8-20H8L38-116L76-98Q88-56 82-10L84 140H-84L-82-10Q-88-56-76-98Z';
  const band = tone(body, -0.12);
  return (
    flatShadow(long) +
    flatShadow(sleeve) +
    sleeves(body) +
    path('M-38-116Q0-104 38-116L10-14H-10Z', tone(body, -0.5)) +
    path(long, cornerLit(body)) +
    ribs(-84, 84, 124, 15, ink) +
    line('M-36-114L-2-18V133M36-114L2-18', band, 12) +
    line('M-30-116L5-18V140', ink, 1.5, ' opacity=".5"') +
    repeat(
      5,
      (i) => disc(-1, -2 + i * 31, 5.5, buttons) + disc(-2, -3 + i * 31, 1.6, tone(buttons, 0.6)),
    ) +
    path('M-66 62H-26V108H-66ZM26 62H66V108H26Z', tone(body, -0.08)) +
    line('M-66 62H-26M26 62H66', ink, 3, ' opacity=".5"') +
    line(
      repeat(6, (i) => `M-66 ${-60 + i * 18}l8 6 8-6 8 6 8-6M34 ${-60 + i * 18}l8 6 8-6 8 6 8-6`),
      ink,
      2,
      ' opacity=".22"',
    )
  );
}

/** A ribbed hat with a turned-up brim, 180 × 170. */
export function beanie(body: Colour): string {
  const ink = tone(body, -0.35);
  const dome = 'M-80 30Q-86-92 0-92T80 30Z';
  const brim = 'M-88 22Q0 8 88 22L90 66Q88 76 78 76Q0 64-78 76Q-88 76-90 66Z';
  return (
    flatShadow(dome) +
    flatShadow(brim) +
    path(dome, cornerLit(body)) +
    line(
      repeat(9, (i) => `M${-64 + i * 16} 20Q${-62 + i * 15.5}-60 ${(-4 + i) * 3}-88`),
      ink,
      2.4,
      ' opacity=".4"',
    ) +
    path(brim, cornerLit(tone(body, 0.1))) +
    line(
      repeat(17, (i) => `M${-80 + i * 10} ${24 - (1 - Math.abs(i - 8) / 8) * 6}v44`),
      ink,
      2.4,
      ' opacity=".4"',
    ) +
    at(58, 48, path('M-12-9H12V9H-12Z', palette.walnut) + line('M-6 0H6', palette.oat, 2))
  );
}

/** A scarf laid in a loop, striped at both ends, 220 × 250. */
export function scarf(body: Colour, stripe: Colour): string {
  const left = 'M-58-60L-72 104L-16 108L-2-40Z';
  const right = 'M6-50L22 84L76 72L46-68Z';
  const fringe = line(
    repeat(6, (i) => `M${-69 + i * 10} ${104 + i * 0.6}l-2 22`) +
      repeat(6, (i) => `M${25 + i * 9.6} ${83 - i * 2}l4 22`),
    tone(body, -0.1),
    4,
  );
  return (
    flatShadow(left) +
    flatShadow(right) +
    fringe +
    path(right, cornerLit(tone(body, -0.08))) +
    line('M16 40L68 30M18 54L71 43', stripe, 7) +
    line('M14 28L66 19', tone(stripe, 0.4), 3) +
    path(
      'M-92-72Q-96-124 0-124T92-72Q88-26 0-30T-92-72ZM-56-80Q-40-62 0-62T56-80Q44-98 0-98T-56-80Z',
      cornerLit(tone(body, 0.06)),
      ' fill-rule="evenodd"',
    ) +
    path('M-56-80Q-40-62 0-62T56-80Q44-98 0-98T-56-80Z', tone(body, -0.24)) +
    line(
      'M-82-58Q-50-38 0-38T84-60M-84-88Q-60-114 0-114T80-96',
      tone(body, -0.25),
      2.4,
      ' opacity=".45"',
    ) +
    path(left, cornerLit(body)) +
    line('M-65 46L-11 50M-67 62L-13 66', stripe, 8) +
    line('M-64 34L-10 38M-69 76L-14 80', tone(stripe, 0.4), 3) +
    path('M-62-66Q-40-82 4-54L-4-22Q-34-40-64-28Z', cornerLit(tone(body, 0.12)))
  );
}
