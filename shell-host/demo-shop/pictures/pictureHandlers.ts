import { drawLogo, drawNewsletterImage, drawPicture } from './pictures.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';

/** `GET /img/…`: the pictures whose addresses begin with `/image-delivery/` (HOST-36). */
export const readPicture: Handler = (c) => svgResponse(drawPicture(c.req.param('path') ?? ''));

/** `GET /service/footer-images/logos/{file}` (FOOT-10). */
export const readLogo: Handler = (c) => svgResponse(drawLogo(c.req.param('file') ?? ''));

/** `GET /service/newsletterfrontend/newslettersubscriptionform/{hash}.jpg` (NEWS-02). */
export const readNewsletterImage: Handler = (c) => {
  const [hash] = (c.req.param('file') ?? '').split('.jpg');
  return svgResponse(drawNewsletterImage(hash ?? ''));
};

function svgResponse(svg: string | null): Response {
  if (svg === null) return problemResponse(404, 'about:blank', 'No such picture');
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
  return new Response(svg, { headers });
}
