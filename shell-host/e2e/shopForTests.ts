import type { ShopServices } from '../host/server/demo/shopServices.ts';
import { plainPicture } from './plainPicture.ts';

const CATALOGUE = '/demo/catalogue';
const PICTURE = /"\/image-delivery\/[^"]+"/g;
const PROMOTION = '/service/promotion/api/promotion/';

/**
 * Uses one picture for all articles and categories of the host's own pages. No test depends on these pictures, which
 * take much of a home page's CPU time. The pages set the size of each picture.
 */
export function withOnePicture(services: ShopServices): ShopServices {
  return {
    ...services,
    async fetch(request) {
      const response = await services.fetch(request);
      if (new URL(request.url).pathname !== CATALOGUE || !response.ok) return response;
      const catalogue = await response.text();
      const [first] = catalogue.match(PICTURE) ?? [];
      return new Response(first ? catalogue.replace(PICTURE, first) : catalogue, response);
    },
  };
}

/**
 * Replaces each SVG image with a picture of one colour in the same size. Chromium creates a document for each SVG
 * image, which slows pages down, and no test depends on their content.
 */
export function withPlainPictures(services: ShopServices): ShopServices {
  return {
    ...services,
    async fetch(request) {
      const response = await services.fetch(request);
      if (!response.headers.get('content-type')?.startsWith('image/svg+xml')) return response;
      const headers = new Headers(response.headers);
      headers.set('content-type', 'image/png');
      return new Response(plainPicture(await response.text()), { headers });
    },
  };
}

/** Responds with 404 to requests for promotions whose ids are in `withheld`. */
export function withoutPromotions(
  services: ShopServices,
  withheld: ReadonlySet<string>,
): ShopServices {
  return {
    ...services,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const id =
        pathname.startsWith(PROMOTION) && decodeURIComponent(pathname.split('/').at(-1) ?? '');
      if (id && withheld.has(id)) return Response.json({ status: 404 }, { status: 404 });
      return services.fetch(request);
    },
  };
}
