import type { Colour } from '../palette.ts';
import { GROUND, SIDE, cloth, stage } from '../objects/backdrop.ts';
import { at, picture } from '../svg.ts';

/** Draws one picture on demand. */
export type Drawing = () => string;

/** A product that stands on a table before a wall of one tint. */
export function standing(
  tint: Colour,
  panel: 'arch' | 'disc' | 'none',
  things: () => string,
): Drawing {
  return () => picture(SIDE, SIDE, stage(tint, panel) + at(SIDE / 2, GROUND, things(), 1.14));
}

/** A product that lies on a cloth of one tint. */
export function lying(tint: Colour, things: () => string): Drawing {
  return () => picture(SIDE, SIDE, cloth(tint) + at(SIDE / 2, SIDE / 2, things()));
}
