import type { Colour } from '../palette.ts';
import { GROUND_Y, PICTURE_SIZE, cloth, stage } from '../objects/backdrop.ts';
import { at, picture } from '../svg.ts';

/** Returns the SVG source of one picture. */
export type Drawing = () => string;

/** The picture of a product that stands on a table in front of a tinted wall. */
export function standing(
  tint: Colour,
  panel: 'arch' | 'disc' | 'none',
  objects: () => string,
): Drawing {
  return () =>
    picture(
      PICTURE_SIZE,
      PICTURE_SIZE,
      stage(tint, panel) + at(PICTURE_SIZE / 2, GROUND_Y, objects(), 1.14),
    );
}

/** The picture of a product that lies on a tinted cloth. */
export function lying(tint: Colour, objects: () => string): Drawing {
  return () =>
    picture(
      PICTURE_SIZE,
      PICTURE_SIZE,
      cloth(tint) + at(PICTURE_SIZE / 2, PICTURE_SIZE / 2, objects()),
    );
}
