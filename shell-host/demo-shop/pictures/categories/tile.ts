import type { CategorySlug } from '../../catalogue/data/categoryParents.ts';
import type { Colour } from '../palette.ts';
import type { Drawing } from '../products/drawing.ts';
import { at, box, disc, picture } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { tone } from '../palette.ts';

/** The pictures of some categories by slug. */
export type CategoryPictures = Partial<Record<CategorySlug, Drawing>>;

const TILE_SIZE = { width: 400, height: 300 } as const;

const wall = (tint: Colour) =>
  `<rect width="400" height="300" fill="${topLit(tint)}"/>` +
  disc(200, 148, 122, tone(tint, 0.4)) +
  disc(80, 20, 170, glow('#fffaf0'), ' opacity=".5"');

/** The picture of a category: objects on a table at y = 0 in front of a disc, in an area of 340 × 210. */
export function tile(tint: Colour, objects: () => string): Drawing {
  return () =>
    picture(
      TILE_SIZE.width,
      TILE_SIZE.height,
      wall(tint) + box(0, 236, 400, 64, 0, tone(tint, -0.08)) + at(200, 252, objects()),
    );
}

/** The picture of a category whose objects lie flat, centred on (0, 0). */
export function flatTile(tint: Colour, objects: () => string): Drawing {
  return () => picture(TILE_SIZE.width, TILE_SIZE.height, wall(tint) + at(200, 148, objects()));
}
