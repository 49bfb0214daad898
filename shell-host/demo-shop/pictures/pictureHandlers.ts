import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';

const FOLDER = import.meta.dirname;

/** Only these files are read, so no path leads out of the folder. */
const files: ReadonlySet<string> = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.svg')),
);

/** `GET /img/…`: the pictures whose addresses begin with `/image-delivery/` (HOST-36). */
export const readPicture: Handler = (c) => pictureResponse(`img/${c.req.param('path') ?? ''}`);

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

async function pictureResponse(file: string): Promise<Response> {
  if (!files.has(file)) return problemResponse(404, 'about:blank', 'No such picture');
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  return new Response(await readFile(join(FOLDER, file), 'utf8'), { headers });
}
