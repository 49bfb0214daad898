import type { Colour } from '../palette.ts';
import type { Drawing } from '../products/drawing.ts';
import { at, box, disc, picture } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { tone } from '../palette.ts';

/** Width and height of a category's picture. */
const TILE = { width: 400, height: 300 } as const;

const wall = (tint: Colour) =>
  `<rect width="400" height="300" fill="${topLit(tint)}"/>` +
  disc(200, 148, 122, tone(tint, 0.4)) +
  disc(80, 20, 170, glow('#fffaf0'), ' opacity=".5"');

/** The picture of a category: things before a disc, on a table at y = 0; 340 wide, 210 high. */
export function tile(tint: Colour, things: () => string): Drawing {
  return () =>
    picture(
      TILE.width,
      TILE.height,
      wall(tint) + box(0, 236, 400, 64, 0, tone(tint, -0.08)) + at(200, 252, things()),
    );
}

/** The picture of a category whose things lie flat about the point (0, 0). */
export function flatTile(tint: Colour, things: () => string): Drawing {
  return () => picture(TILE.width, TILE.height, wall(tint) + at(200, 148, things()));
}
