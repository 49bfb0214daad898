import type { Colour } from '../palette.ts';
import { box, line, path, shadow, repeat } from '../svg.ts';
import { topLit, round, cornerLit } from '../paint.ts';
import { palette, tone } from '../palette.ts';

const pillow =
  'M-94-156Q-104-186-78-174Q0-160 78-174Q104-186 94-156Q80-88 94-18Q102 10 76-2Q0-14-76-2Q-102 10-94-18Q-80-88-94-156Z';

const cushionPatterns = {
  fringe: (ink: Colour) =>
    line(
      repeat(15, (i) => `M-84 ${-160 + i * 11}h-20M84 ${-160 + i * 11}h20`),
      ink,
      3,
    ),
  arches: (ink: Colour) =>
    repeat(4, (i) => {
      const r = 62 - i * 15;
      const colour = [ink, palette.honey, tone(ink, 0.45), palette.dusk][i] ?? ink;
      return line(`M${-r}-34V${-84}A${r} ${r} 0 0 1 ${r}-84V-34`, colour, 9);
    }),
  stripes: (ink: Colour) =>
    repeat(5, (i) =>
      line(`M${-64 + i * 32}-152Q${-58 + i * 29}-86 ${-64 + i * 32}-24`, ink, i % 2 ? 4 : 9),
    ),
  plain: () => '',
} as const;

/** A square cushion that stands on its edge, 200 × 180. */
export function cushion(body: Colour, pattern: keyof typeof cushionPatterns, ink: Colour): string {
  const drawn = cushionPatterns[pattern](ink);
  return (
    shadow(230, 6) +
    (pattern === 'fringe' ? drawn : '') +
    path(pillow, cornerLit(body)) +
    (pattern === 'fringe' ? '' : drawn) +
    line(
      'M-84-164Q-70-140-62-128M84-164Q70-140 62-128M-82-12Q-70-34-62-44M82-12Q70-34 62-44',
      tone(body, -0.22),
      3,
      ' opacity=".5"',
    ) +
    path(
      'M-76-160Q-40-152-10-152',
      'none',
      ` stroke="${tone(body, 0.6)}" stroke-width="5" stroke-linecap="round" opacity=".6"`,
    )
  );
}

const fold = (y: number, w: number, colour: Colour) =>
  path(
    `M${-w} ${y}Q${-w - 18} ${y - 16}-${w} ${y - 32}H${w - 6}Q${w + 10} ${y - 30} ${w + 8} ${y - 16}T${w - 6} ${y}Z`,
    cornerLit(colour),
  ) + line(`M${-w + 2} ${y - 16}H${w}`, tone(colour, -0.24), 2, ' opacity=".5"');

/** A folded blanket; its striped end with fringes hangs over the front, 220 × 110. */
export function blanket(body: Colour, stripe: Colour): string {
  const end = 'M-44-100Q4-106 56-100Q64-60 60-30Q4-24-40-30Q-48-64-44-100Z';
  return (
    shadow(260, 6) +
    fold(0, 104, tone(body, -0.1)) +
    fold(-32, 102, body) +
    fold(-64, 104, tone(body, 0.1)) +
    line(
      repeat(10, (i) => `M${-36 + i * 10.2}-30l-1 18`),
      tone(body, 0.12),
      4,
    ) +
    path(end, tone(body, -0.35), ' opacity=".5" transform="translate(4 3)"') +
    path(end, cornerLit(tone(body, 0.06))) +
    line('M-44-88Q4-93 58-88M-44-46Q4-41 59-46', stripe, 5) +
    line('M-45-77Q4-82 59-77M-45-57Q4-52 60-57', tone(stripe, -0.1), 2.4) +
    line('M-30-67l9-6 9 6 9-6 9 6 9-6 9 6 9-6 9 6 9-6', stripe, 3)
  );
}

/** Folded waffle towels with a ribbon, one colour per layer, 190 wide. */
export function towels(colours: readonly Colour[]): string {
  const layers = colours.map((colour, index) => {
    const y = -index * 34;
    const half = index < colours.length / 2 ? 94 : 84;
    const waffle = line(
      `M${-half + 14} ${y - 27}H${half - 8}M${-half + 14} ${y - 9}H${half - 8}`,
      tone(colour, -0.2),
      9,
      ' stroke-dasharray=".1 11"',
    );
    return (
      path(
        `M${-half + 16} ${y}Q${-half - 2} ${y} ${-half} ${y - 17}T${-half + 16} ${y - 34}H${half - 6}Q${half} ${y - 34} ${half} ${y - 26}V${y - 8}Q${half} ${y} ${half - 6} ${y}Z`,
        cornerLit(colour),
      ) +
      `<g opacity=".55">${waffle}</g>` +
      line(`M${-half + 18} ${y - 17}H${half}`, tone(colour, -0.35), 2.2, ' opacity=".5"')
    );
  });
  return shadow(240, 6) + layers.join('');
}

const cushionAt = (x: number, colour: Colour) =>
  path(
    `M${x - 54}-96Q${x - 66}-138 ${x - 44}-146Q${x} -154 ${x + 44}-146Q${x + 66}-138 ${x + 54}-96Z`,
    cornerLit(colour),
  ) + line(`M${x - 40}-136Q${x - 30}-124 ${x - 28}-112`, tone(colour, -0.18), 2.4, ' opacity=".5"');

/** A made bed, seen from its foot, 300 × 210. */
export function bed(linen: Colour, cover: Colour): string {
  return (
    shadow(340, 6) +
    path('M-140-20V-176Q-140-204-110-204H110Q140-204 140-176V-20Z', topLit(palette.oak)) +
    line('M-70-202V-90M0-204V-90M70-202V-90', tone(palette.oak, -0.25), 2, ' opacity=".6"') +
    cushionAt(-64, linen) +
    cushionAt(64, linen) +
    path('M-140-98Q0-116 140-98V-30H-140Z', topLit(linen)) +
    path('M-146-84Q0-104 146-84L152-16Q150-8 140-8H-140Q-150-8-152-16Z', topLit(cover)) +
    path('M-146-84Q0-104 146-84L148-62Q0-82-148-62Z', tone(cover, 0.5)) +
    line(
      'M-84-64Q-92-36-88-10M-20-72Q-26-40-20-10M48-70Q56-40 50-10M104-64Q114-36 108-12',
      tone(cover, -0.18),
      3,
      ' opacity=".5"',
    ) +
    box(-146, -12, 292, 10, 4, round(tone(palette.oak, -0.2))) +
    box(-138, -4, 12, 8, 2, palette.walnut) +
    box(126, -4, 12, 8, 2, palette.walnut)
  );
}
