import { drawLogo, drawNewsletterImage, drawPicture } from './pictures.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';

/** `GET /img/…`: what clients ask for instead of `/image-delivery/…` (H§7). */
export const readPicture: Handler = (c) => svgResponse(drawPicture(c.req.param('path') ?? ''));

/** `GET /service/footer-images/logos/{file}` (F§3). */
export const readLogo: Handler = (c) => svgResponse(drawLogo(c.req.param('file') ?? ''));

/** `GET /service/newsletterfrontend/newslettersubscriptionform/{hash}.jpg` (F§2). */
export const readNewsletterImage: Handler = (c) => {
  const [hash] = (c.req.param('file') ?? '').split('.jpg');
  return svgResponse(drawNewsletterImage(hash ?? ''));
};

function svgResponse(svg: string | null): Response {
  if (svg === null) return problemResponse(404, 'about:blank', 'No such picture');
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  return new Response(svg, { headers });
}
