import type { Colour } from '../palette.ts';
import { disc, oval, path } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { tone } from '../palette.ts';

/** Width and height of a product's picture. */
export const PICTURE_SIZE = 400;

/** The y coordinate of standing objects in a product's picture. */
export const GROUND_Y = 336;

const panels = {
  arch: (colour: Colour) => path('M70 336V190A130 130 0 0 1 330 190V336Z', colour),
  disc: (colour: Colour) => disc(200, 186, 146, colour),
  none: () => '',
} as const;

/** The tinted wall and the table behind and below a standing product. */
export function stage(tint: Colour, panel: keyof typeof panels): string {
  return (
    `<rect width="400" height="400" fill="${topLit(tint)}"/>` +
    panels[panel](tone(tint, 0.42)) +
    path('M0 318H400V400H0Z', tone(tint, -0.07)) +
    path('M0 318H400V322H0Z', tone(tint, 0.3), ' opacity=".6"') +
    disc(90, 50, 190, glow('#fffaf0'), ' opacity=".55"')
  );
}

/** The tinted cloth below a product that lies flat. */
export function cloth(tint: Colour): string {
  return (
    `<rect width="400" height="400" fill="${topLit(tint)}"/>` +
    oval(200, 206, 176, 176, tone(tint, 0.36)) +
    disc(90, 50, 200, glow('#fffaf0'), ' opacity=".55"')
  );
}
