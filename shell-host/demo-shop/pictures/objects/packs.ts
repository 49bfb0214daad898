import type { Colour } from '../palette.ts';
import type { Emblem } from './marks.ts';
import { box, disc, line, oval, path, shadow, repeat } from '../svg.ts';
import { emblems, label } from './marks.ts';
import { topLit, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

interface Pack {
  body: Colour;
  ink: Colour;
  emblem: Emblem;
  paper?: Colour;
}

/** A standing bag of coffee with folded top and valve, 136 × 212. */
export function coffeeBag({ body, ink, emblem, paper = palette.cream }: Pack): string {
  const front = 'M-60 0L-66-168Q-66-178-56-178H56Q66-178 66-168L60 0Q0 7-60 0Z';
  return (
    shadow(190, 8) +
    path(front, cornerLit(body)) +
    path('M-60 0L-66-168Q-66-178-58-178L-48-2Z', tone(body, 0.22), ' opacity=".6"') +
    path('M60 0L66-168Q66-178 58-178L46-2Z', tone(body, -0.35), ' opacity=".45"') +
    path('M-57-178L-54-212H54L57-178Z', topLit(tone(body, 0.04))) +
    box(-60, -194, 120, 11, 5, tone(ink, 0.1)) +
    line('M-56-178H56', tone(body, -0.35), 2, ' opacity=".5"') +
    disc(0, -158, 5, tone(body, -0.25)) +
    disc(-1, -159, 2, tone(body, 0.3)) +
    label(-38, -140, 76, 96, emblem, ink, paper)
  );
}

interface Tin extends Pack {
  lid: Colour;
  width?: number;
  height?: number;
}

/** A round tin with a lid, 120 × 170 unless said otherwise. */
export function tin({
  body,
  ink,
  emblem,
  lid,
  paper = palette.cream,
  width = 120,
  height = 170,
}: Tin): string {
  const r = width / 2;
  const arc = r * 0.2;
  const wall = (top: number, bottom: number) =>
    `M${-r} ${top}A${r} ${arc} 0 0 0 ${r} ${top}V${bottom}A${r} ${arc} 0 0 1 ${-r} ${bottom}Z`;
  return (
    shadow(width * 1.5, 8, 4) +
    path(wall(-height, -arc), round(body)) +
    path(wall(-height * 0.22, -height * 0.14), ink, ' opacity=".85"') +
    label(-r * 0.6, -height * 0.86, r * 1.2, height * 0.56, emblem, ink, paper) +
    path(wall(-height - 14, -height + 16), round(lid)) +
    oval(0, -height - 14, r, arc, tone(lid, 0.32)) +
    oval(0, -height - 13, r * 0.88, arc * 0.8, tone(lid, 0.2))
  );
}

/** A coffee capsule that stands on its rim, 44 × 38. */
export function capsule(colour: Colour): string {
  return (
    shadow(56, 2) +
    path('M-16-36Q0-41 16-36L20-5H-20Z', round(colour)) +
    oval(0, -36.5, 16, 3, tone(colour, 0.35)) +
    box(-23, -6, 46, 6, 3, round(tone(colour, -0.1)))
  );
}

/** A carton with a lit front, a side in the shade and a lid, 190 × 130. */
export function carton({ body, ink, emblem, paper = palette.cream }: Pack): string {
  return (
    shadow(240, 10) +
    path('M-95-118H58V0H-95Z', cornerLit(body)) +
    path('M58-118L95-138V-16L58 0Z', tone(body, -0.28)) +
    path('M-95-118L-58-138H95L58-118Z', tone(body, 0.26)) +
    path('M-95-92H58V-86H-95Z', ink, ' opacity=".8"') +
    path('M58-92L95-111V-105L58-86Z', tone(ink, -0.3), ' opacity=".8"') +
    label(-64, -76, 90, 62, emblem, ink, paper)
  );
}

/** A flat box of tea with a bag that hangs over its edge, 150 × 170. */
export function teaBox({ body, ink, emblem }: Pack): string {
  return (
    shadow(200, 8) +
    path('M-62-160H52V0H-62Z', cornerLit(body)) +
    path('M52-160L80-172V-10L52 0Z', tone(body, -0.24)) +
    path('M-62-160L-34-172H80L52-160Z', tone(body, 0.3)) +
    repeat(3, (index) => disc(-5, -88, 50 - index * 5, index % 2 ? body : tone(body, 0.4))) +
    `<g transform="translate(-5 -84) scale(1.5)">${emblems[emblem](ink)}</g>` +
    box(-40, -26, 70, 5, 2.5, ink)
  );
}
