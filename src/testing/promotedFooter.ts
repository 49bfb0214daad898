import { http, HttpResponse } from 'msw';
import type { ShopServer } from './shopServer.ts';

/** The path of the promotion with the footer's content. */
export const SHOP_FOOTER = '/service/promotion/api/promotion/SHOP_FOOTER';

/** Sets the content of the promoted footer. */
export const serveFooter = ({ use }: ShopServer, content: object) =>
  use(
    http.get(`*${SHOP_FOOTER}`, () =>
      HttpResponse.json({ type: 'x', contentJSON: JSON.stringify(content) }),
    ),
  );
