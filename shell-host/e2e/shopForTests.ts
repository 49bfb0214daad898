import type { ShopServices } from '../host/server/demo/shopServices.ts';
import { plainPicture } from './plainPicture.ts';

const CATALOGUE = '/demo/catalogue';
const PICTURE = /"\/image-delivery\/[^"]+"/g;
const PROMOTION = '/service/promotion/api/promotion/';

/**
 * The services with one picture for all articles and categories of the host's own pages. A home page shows 24 of them,
 * which are a sixth of its CPU time, and no test is about them; each has its own size.
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
 * The services with a picture of one colour in place of each drawing, in its size. A drawing is a document of its own for
 * Chromium, and no test is about what it shows: a home page, which has twelve, costs an eighth less without them.
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

/** The services without the promotions whose ids are in `withheld` when they are asked for. */
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
