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
 * The drawn picture of a path after `/img/`, as SVG text; null where there is none. Paths:
 * `products/<name>.svg`, `gift-cards/<name>.svg`, `categories/<slug>.svg`; and of each scene, by its
 * name or a category's slug, `teasers/<scene>.svg`, `themeworlds/<scene>.svg`,
 * `phases/<scene>.svg`, `banners/<scene>-wide|large|medium|small.svg` and
 * `heroes/<scene>-wide|medium|small.svg`.
 */
export function drawPicture(path: string): string | null {
  const name = path.replace(/\.svg$/, '');
  return name !== path && Object.hasOwn(drawings, name) ? (drawings[name]?.() ?? null) : null;
}

/** The footer logo of a source in lower snake case, with or without an extension (contract §3). */
export function drawLogo(file: string): string | null {
  const source = file.replace(/\.\w+$/, '');
  return Object.hasOwn(logoTable, source) ? logoTile(source as LogoSource) : null;
}

/**
 * The newsletter form's image (F§2). A hash that holds `tablet` is drawn in the tablet's format,
 * any other in the desktop's, with or without an extension; null for what is no hash.
 */
export function drawNewsletterImage(hash: string): string | null {
  if (!/^[\w-]+(?:\.\w+)?$/.test(hash)) return null;
  return drawScene(newsletterScene, newsletterFormats[/tablet/i.test(hash) ? 'tablet' : 'desktop']);
}

function withFolder(folder: string, named: Readonly<Record<string, Drawing>>) {
  return Object.fromEntries(
    Object.entries(named).map(([name, draw]) => [`${folder}/${name}`, draw]),
  );
}
