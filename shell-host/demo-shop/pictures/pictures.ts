import type { Drawing } from './products/drawing.ts';
import type { LogoSource } from './logos/logoTable.ts';
import { categoryDrawings } from './categoryDrawings.ts';
import { drawScene } from './scenes/scene.ts';
import { giftCards } from './products/giftCards.ts';
import { logoTile } from './logos/logoTile.ts';
import { logoTable } from './logos/logoTable.ts';
import { newsletterFormats } from './scenes/formats.ts';
import { newsletterScene } from './scenes/newsletterScene.ts';
import { productDrawings } from './productDrawings.ts';
import { sceneDrawings } from './sceneDrawings.ts';

const drawings: Readonly<Record<string, Drawing>> = {
  ...withFolder('products', productDrawings),
  ...withFolder('gift-cards', giftCards),
  ...withFolder('categories', categoryDrawings),
  ...sceneDrawings,
};

/** Every path that {@link drawPicture} knows. */
export const picturePaths: readonly string[] = Object.keys(drawings).map((name) => `${name}.svg`);

/**
 * The SVG source of a picture; null for an unknown path. The paths, relative to `/img/`, are
 * `products/<key>.svg`, `gift-cards/<name>.svg` and `categories/<slug>.svg`, and for each scene, by its
 * name or a category's slug, `teasers/<scene>.svg`, `themeworlds/<scene>.svg`,
 * `phases/<scene>.svg`, `banners/<scene>-wide|large|medium|small.svg` and
 * `heroes/<scene>-wide|medium|small.svg`.
 */
export function drawPicture(path: string): string | null {
  const name = path.replace(/\.svg$/, '');
  return name !== path && Object.hasOwn(drawings, name) ? (drawings[name]?.() ?? null) : null;
}

/** The footer logo of a source, with or without a file extension (FOOT-10); null for an unknown source. */
export function drawLogo(file: string): string | null {
  const source = file.replace(/\.\w+$/, '');
  return Object.hasOwn(logoTable, source) ? logoTile(source as LogoSource) : null;
}

/**
 * The image of the newsletter form (NEWS-02), with or without a file extension. A hash that contains `tablet` gives
 * the tablet format, any other the desktop format; null for an invalid hash.
 */
export function drawNewsletterImage(hash: string): string | null {
  if (!/^[\w-]+(?:\.\w+)?$/.test(hash)) return null;
  return drawScene(newsletterScene, newsletterFormats[/tablet/i.test(hash) ? 'tablet' : 'desktop']);
}

function withFolder(folder: string, drawingsByName: Readonly<Record<string, Drawing>>) {
  return Object.fromEntries(
    Object.entries(drawingsByName).map(([name, draw]) => [`${folder}/${name}`, draw]),
  );
}
