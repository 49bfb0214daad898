import type { Colour } from '../palette.ts';
import { at, disc, path, picture } from '../svg.ts';
import { topLit, glow } from '../paint.ts';
import { tone } from '../palette.ts';

/**
 * A still life in a room. Its things are drawn about a point on the table or the floor, about 620
 * wide and 320 high; how much wall there is around them is the format's matter.
 */
export interface Scene {
  wall: Colour;
  /** How much lighter the disc on the wall is, 0 to 1; little on a dark wall. */
  lift?: number;
  floor: Colour;
  /** How far its things reach above the ground and across, where it is not the usual. */
  reach?: { up: number; wide: number };
  /** Drawn over the wall's full width, down to `horizon`. */
  backdrop?: (width: number, horizon: number) => string;
  /** What hangs on the wall or stands at it. */
  behind?: () => string;
  /** What stands in front, on the table or the floor. */
  front: () => string;
}

/** The size of a picture, and where in it the still life stands. */
export interface Format {
  width: number;
  height: number;
  /** Place of the still life's middle, as a share of the width. */
  focus: number;
}

const usualReach = { up: 338, wide: 630 };

/** A scene in a format: everything keeps its proportions, and the wall grows or shrinks. */
export function drawScene(scene: Scene, { width, height, focus }: Format): string {
  const horizon = Math.round(height * 0.8);
  const reach = scene.reach ?? usualReach;
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
