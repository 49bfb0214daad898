import type { Colour } from '../palette.ts';
import { box, disc, line, oval, path, shadow } from '../svg.ts';
import { topLit, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

const { steel, iron, walnut, espresso, cocoa, glass, oak } = palette;

/** A wooden box mill with a crank and a drawer, 130 × 230. */
export function grinder(wood: Colour = walnut): string {
  return (
    shadow(190, 8) +
    box(-66, -14, 132, 14, 4, round(tone(wood, -0.1))) +
    path('M-56-118H56V-12H-56Z', cornerLit(wood)) +
    line(
      'M-48-100Q-10-94 44-102M-50-84Q0-76 50-86M-50-24Q-6-18 50-26',
      tone(wood, -0.25),
      1.6,
      ' opacity=".6"',
    ) +
    box(-40, -72, 80, 40, 4, tone(wood, -0.3)) +
    box(-38, -71, 76, 36, 4, cornerLit(tone(wood, 0.12))) +
    disc(0, -53, 7, round(steel)) +
    box(-64, -128, 128, 13, 4, round(tone(wood, -0.05))) +
    path('M-46-128Q-44-178 0-178T46-128Z', round(steel)) +
    path(
      'M-14-176Q-30-168-34-140',
      'none',
      ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
    ) +
    box(-9, -192, 18, 16, 4, round(iron)) +
    line('M0-194L66-204', tone(iron, 0.15), 8) +
    line('M66-204V-216', tone(iron, 0.15), 6) +
    path('M54-216Q54-242 66-242T78-216Q66-210 54-216Z', round(wood))
  );
}

/** A waisted glass carafe with filter and leather band, 150 × 220. */
export function carafe(): string {
  const outline = 'M-16-122L-64-22Q-70 0-46 0H46Q70 0 64-22L16-122L50-210H-50Z';
  return (
    shadow(200, 6) +
    path(outline, glass, ' opacity=".8"') +
    path('M-46-58L-61-24Q-66-4-46-4H46Q66-4 61-24L46-58Z', round(tone(espresso, 0.12))) +
    oval(0, -58, 46, 7, tone(cocoa, 0.06)) +
    path('M-44-206L-8-118H8L44-206Z', round(steel)) +
    line(
      'M-34-196L-6-124M-20-200L-2-124M0-202V-124M20-200L2-124M34-196L6-124',
      '#fff',
      1.5,
      ' opacity=".55"',
    ) +
    oval(0, -207, 47, 8, tone(steel, 0.3)) +
    oval(0, -206, 40, 5.6, cocoa) +
    line('M-50-210Q0-194 50-210', '#fff', 3, ' opacity=".8"') +
    line('M-26-98L-56-30', '#fff', 5, ' opacity=".75"') +
    path('M-20-132Q0-126 20-132L28-100Q0-92-28-100Z', round(palette.caramel)) +
    line(
      'M-24-104Q0-96 24-104M-18-128Q0-122 18-128',
      tone(palette.caramel, 0.45),
      1.5,
      ' stroke-dasharray="4 4"',
    ) +
    disc(0, -112, 5, round(oak))
  );
}

/** An eight-sided stove-top pot, 150 × 200. */
export function mokaPot(handle: Colour = iron): string {
  const metal = (d: string, shade: number) => path(d, topLit(tone(steel, shade)));
  return (
    shadow(180, 6) +
    line('M42-168L78-158Q86-150 80-134L70-92', tone(handle, 0.06), 15) +
    line('M48-166L74-158Q80-152 76-138L70-112', tone(handle, 0.35), 3, ' opacity=".7"') +
    metal('M-52 0L-38-84H-13L-18 0Z', 0.25) +
    metal('M-18 0L-13-84H13L18 0Z', 0.02) +
    metal('M18 0L13-84H38L52 0Z', -0.28) +
    disc(-34, -52, 5, round(palette.honey)) +
    box(-42, -98, 84, 16, 5, round(tone(steel, -0.14))) +
    metal('M-36-98L-50-176H-17L-12-98Z', 0.3) +
    metal('M-12-98L-17-176H17L12-98Z', 0.06) +
    metal('M12-98L17-176H50L36-98Z', -0.26) +
    path('M-49-172L-66-180L-46-150Z', tone(steel, 0.1)) +
    path('M-54-176L0-198L54-176Z', round(tone(steel, -0.04))) +
    path('M-9-196Q-12-216 0-216T9-196Z', round(handle)) +
    line('M-42-160L-33-106M-43-30L-34-78', '#fff', 4, ' opacity=".7"')
  );
}

/** A kettle with a curved spout, 190 × 170. */
export function kettle(body: Colour, grip: Colour = walnut): string {
  return (
    shadow(190, 8) +
    line('M-48-36Q-92-42-92-84T-112-120', tone(body, -0.1), 14) +
    line('M-46-110Q-40-176 6-176T60-108', tone(grip, -0.1), 12) +
    path('M-58-20Q-66-112 0-112T58-20Q58 0 40 0H-40Q-58 0-58-20Z', round(body)) +
    path('M-40-108Q0-124 40-108Q30-96 0-96T-40-108Z', tone(body, 0.2)) +
    disc(0, -122, 8, round(grip)) +
    line('M-42-80Q-48-56-44-32', tone(body, 0.65), 6, ' opacity=".6"')
  );
}
