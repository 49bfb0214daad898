import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { retailer } from '../retailer.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';

const FOLDER = import.meta.dirname;

/** Only these files are served, so no path leads out of the folder. */
const files: ReadonlySet<string> = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.svg')),
);

/** `GET /img/…`: the pictures whose addresses start with `/image-delivery/` (HOST-36). */
export const readPicture: Handler = (c) => pictureResponse(`img/${c.req.param('path') ?? ''}`);

/**
 * `GET /service/footer-images/logos/{file}`, with or without a file extension (FOOT-10). If the demo has no picture of
 * one of the shop's logos, responds with an image of the logo's name.
 */
export const readLogo: Handler = (c) => {
  const name = (c.req.param('file') ?? '').replace(/\.\w+$/, '');
  const file = `logos/${name}.svg`;
  const isDrawn = !files.has(file) && retailer.footerLogos.names.includes(name);
  return isDrawn ? svgResponse(drawName(name)) : pictureResponse(file);
};

const drawName = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><rect width="80" height="80" fill="#fff" rx="6"/>
<text x="40" y="44" fill="#333" font-family="system-ui,sans-serif" font-size="10" text-anchor="middle">${name.replace(/\W|_/g, ' ')}</text></svg>`;

/**
 * `GET /service/newsletterfrontend/newslettersubscriptionform/{hash}.jpg` (NEWS-02). A hash that contains `tablet`
 * returns the tablet format, any other the desktop format.
 */
export const readNewsletterImage: Handler = (c) => {
  const [hash = ''] = (c.req.param('file') ?? '').split('.jpg');
  const isValid = /^[\w-]+(?:\.\w+)?$/.test(hash);
  const format = /tablet/i.test(hash) ? 'tablet' : 'desktop';
  return pictureResponse(isValid ? `newsletter/${format}.svg` : '');
};

function svgResponse(svg: string): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  return new Response(svg, { headers });
}

async function pictureResponse(file: string): Promise<Response> {
  if (!files.has(file)) return problemResponse(404, 'about:blank', 'Unknown picture');
  return svgResponse(await readFile(join(FOLDER, file), 'utf8'));
}
