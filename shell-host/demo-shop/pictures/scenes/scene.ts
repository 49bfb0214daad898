import type { Colour } from '../palette.ts';
import { at, disc, path, picture } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { tone } from '../palette.ts';

/**
 * An arrangement of objects in a room. The objects are drawn around a point on the table or the floor, about
 * 620 wide and 320 high. The format decides how much wall is visible around them.
 */
export interface Scene {
  wall: Colour;
  /** How much lighter than the wall the disc behind the objects is, 0 to 1. Default: 0.38. */
  lift?: number;
  floor: Colour;
  /** The height and the width of the area that the objects need, if not the default. */
  reach?: { up: number; wide: number };
  /** Replaces the disc: covers the full width of the wall, down to `horizon`. */
  backdrop?: (width: number, horizon: number) => string;
  /** The objects on or at the wall. */
  behind?: () => string;
  /** The objects in front, on the table or the floor. */
  front: () => string;
}

/** The size of a picture and the horizontal position of its objects. */
export interface Format {
  width: number;
  height: number;
  /** The centre of the objects, as a fraction of the width. */
  focus: number;
}

const DEFAULT_REACH = { up: 338, wide: 630 };

/** Draws a scene in a format. The objects keep their proportions; the visible part of the wall varies. */
export function drawScene(scene: Scene, { width, height, focus }: Format): string {
  const horizon = Math.round(height * 0.8);
  const reach = scene.reach ?? DEFAULT_REACH;
  const scale = Math.min(horizon / reach.up, width / reach.wide);
  const x = width * focus;
  return picture(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${topLit(scene.wall)}"/>` +
      (scene.backdrop?.(width, horizon) ??
        disc(x, horizon - 150 * scale, 196 * scale, tone(scene.wall, scene.lift ?? 0.38))) +
      disc(
        x - 240 * scale,
        0,
        300 * scale,
        glow('#fffaf0'),
        ` opacity="${scene.lift ? 0.2 : 0.5}"`,
      ) +
      path(`M0 ${horizon}H${width}V${height}H0Z`, topLit(scene.floor)) +
      path(`M0 ${horizon}h${width}v3H0Z`, tone(scene.floor, 0.45), ' opacity=".7"') +
      at(x, horizon, scene.behind?.() ?? '', scale) +
      at(x, horizon + 26 * scale, scene.front(), scale),
  );
}
