import type { Colour } from '../palette.ts';
import { GROUND_Y, PICTURE_SIZE, cloth, stage } from '../objects/backdrop.ts';
import { at, picture } from '../svg.ts';

/** Draws one picture on demand. */
export type Drawing = () => string;

/** A product that stands on a table before a wall of one tint. */
export function standing(
  tint: Colour,
  panel: 'arch' | 'disc' | 'none',
  things: () => string,
): Drawing {
  return () => picture(PICTURE_SIZE, PICTURE_SIZE, stage(tint, panel) + at(PICTURE_SIZE / 2, GROUND_Y, things(), 1.14));
}

/** A product that lies on a cloth of one tint. */
export function lying(tint: Colour, things: () => string): Drawing {
  return () => picture(PICTURE_SIZE, PICTURE_SIZE, cloth(tint) + at(PICTURE_SIZE / 2, PICTURE_SIZE / 2, things()));
}
