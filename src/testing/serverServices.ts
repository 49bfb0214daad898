import { createShop } from '../../shell-host/demo-shop/shop.ts';
import type { RenderServices, ServiceRead } from '../render/fragment.ts';

export const SHOP_ORIGIN = 'http://shop.test';

/** The services of a server that reads from the demo shop. */
export function shopServices(more: Partial<RenderServices> = {}) {
  const shop = createShop();
  const reads: ServiceRead[] = [];
  const services: RenderServices = {
    read: async (request) => {
      reads.push(request);
      const { path, headers } = request;
      const response = await shop.fetch(new Request(SHOP_ORIGIN + path, { headers }));
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    filesUrl: '/remote/',
    files: { version: 'development', chunks: {}, integrity: {} },
    ...more,
  };
  return { shop, reads, services };
}

/** Simulates an outage of all services. */
export const noResponse: RenderServices['read'] = () => Promise.reject(new Error('No response'));
