import { disc, line, oval, path } from '../svg.ts';
import { palette, tone } from '../palette.ts';

const { slate, espresso, caramel, moss, dusk, terracotta, white } = palette;
const check = (colour: string) => line('M-7 0l5 5 9-10', colour, 3.2);

/** Neutral symbols for payment methods, carriers and seals, about 36 × 30, centred on (0, 0). */
export const logoMarks = {
  card: () =>
    path('M-18-12q0-3 3-3h30q3 0 3 3v24q0 3-3 3h-30q-3 0-3-3Z', slate) +
    path('M-18-8h36v6h-36Z', espresso) +
    line('M-12 8h8', white, 3),
  discs: () => disc(-8, 0, 13, caramel) + disc(8, 0, 13, terracotta, ' opacity=".8"'),
  wallet: () =>
    path('M-17-9q0-4 4-4h24q3 0 3 3v3h-28v3h28q4 0 4 4v8q0 5-5 5h-26q-4 0-4-4Z', slate) +
    disc(10, 5, 3, white),
  van: () =>
    path('M-19-11h21v20h-21ZM4-5h8l7 8v6h-15Z', slate) +
    disc(-10, 10, 4.5, espresso) +
    disc(10, 10, 4.5, espresso) +
    disc(-10, 10, 1.6, white) +
    disc(10, 10, 1.6, white),
  parcel: () =>
    path('M0-15l16 7v15l-16 8-16-8v-15Z', caramel) +
    path('M0-15l16 7-16 7-16-7Z', tone(caramel, 0.35)) +
    path('M0-1l16-7v15l-16 8Z', tone(caramel, -0.2)),
  letter: () =>
    path('M-18-12q0-2 2-2h32q2 0 2 2v24q0 2-2 2h-32q-2 0-2-2Z', tone(caramel, 0.3)) +
    line('M-16-11L0 3 16-11', caramel, 3),
  express: () => path('M-6-14h22l-4 7h-22ZM-12-3h22l-4 7h-22ZM-18 8h22l-4 7h-22Z', terracotta),
  seal: () =>
    path(
      'M0-17l4.6 3.4 5.7-.4 1.8 5.4 4.8 3.1-2 5.5 2 5.5-4.8 3.1-1.8 5.4-5.7-.4L0 20l-4.6-3.4-5.7.4-1.8-5.4-4.8-3.1 2-5.5-2-5.5 4.8-3.1 1.8-5.4 5.7.4Z',
      slate,
    ) + `<g transform="translate(0 1.5)">${check(white)}</g>`,
  shield: () => path('M0-17l15 5v11q0 13-15 18-15-5-15-18v-11Z', slate) + check(white),
  leaf: () =>
    path('M-14 12q-4-26 28-26 2 30-22 28Z', moss) + line('M-15 16q8-16 22-22', tone(moss, 0.6), 2),
  star: () => path('M0-17l5 11 12 1.5-9 8.5 2.5 12-10.5-6-10.5 6 2.5-12-9-8.5 12-1.5Z', caramel),
  people: () =>
    disc(0, -10, 6, slate) +
    disc(-13, -5, 4.6, dusk) +
    disc(13, -5, 4.6, dusk) +
    path('M-11 14q0-15 11-15t11 15Z', slate) +
    path('M-21 14q0-11 8-11t5 11ZM21 14q0-11-8-11t-5 11Z', dusk),
  globe: () =>
    disc(0, 0, 15, slate) +
    oval(0, 0, 6.5, 15, 'none', ` stroke="${white}" stroke-width="2"`) +
    line('M-14-5h28M-14 5h28', white, 2),
} as const;

/** The name of a symbol. */
export type LogoMark = keyof typeof logoMarks;
