import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';
import categoryScenes from './categoryScenes.json' with { type: 'json' };

const FOLDER = import.meta.dirname;

/** Only these files are read, so no path leads out of the folder. */
const files: ReadonlySet<string> = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.svg')),
);

const scenes: ReadonlyMap<string, string> = new Map(Object.entries(categoryScenes));

/** A scene in one of its formats, such as `teasers/<scene>.svg` and `banners/<scene>-wide.svg`. */
const SCENE_PATH =
  /^(teasers|themeworlds|phases|banners|heroes)\/([a-z-]+?)((?:-wide|-large|-medium|-small)?\.svg)$/;

/** `GET /img/…`: the pictures whose addresses begin with `/image-delivery/` (HOST-36). */
export const readPicture: Handler = (c) =>
  pictureResponse(`img/${withSceneOfCategory(c.req.param('path') ?? '')}`);

/** `GET /service/footer-images/logos/{file}`, with or without a file extension (FOOT-10). */
export const readLogo: Handler = (c) =>
  pictureResponse(`logos/${(c.req.param('file') ?? '').replace(/\.\w+$/, '')}.svg`);

/**
 * `GET /service/newsletterfrontend/newslettersubscriptionform/{hash}.jpg` (NEWS-02). A hash that contains `tablet`
 * gives the tablet format, any other the desktop format.
 */
export const readNewsletterImage: Handler = (c) => {
  const [hash = ''] = (c.req.param('file') ?? '').split('.jpg');
  const isValid = /^[\w-]+(?:\.\w+)?$/.test(hash);
  const format = /tablet/i.test(hash) ? 'tablet' : 'desktop';
  return pictureResponse(isValid ? `newsletter/${format}.svg` : '');
};

/** The path of a scene's picture where the name is the slug of a category, which stands for one scene. */
function withSceneOfCategory(path: string): string {
  return path.replace(
    SCENE_PATH,
    (_, folder: string, name: string, rest: string) =>
      `${folder}/${scenes.get(name) ?? name}${rest}`,
  );
}

async function pictureResponse(file: string): Promise<Response> {
  if (!files.has(file)) return problemResponse(404, 'about:blank', 'No such picture');
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  return new Response(await readFile(join(FOLDER, file), 'utf8'), { headers });
}
