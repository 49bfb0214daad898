import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createShop } from '../../../../shell-host/demo-shop/shop.ts';
import { readCompiledShop } from '../../../shop/readSites.ts';
import { readDescription, SERVICES_FILE } from '../../description.ts';
import { checkShop } from '../checkShop.ts';
import type { ShopPictures } from '../requests.ts';

export const NAVIGATION = '/jsonflyoutnavigation';
export const WORLDS = '/service/themeworld-frontend/api/themeworlds/navigation';
export const PROMOTION = '/service/promotion/api/promotion/~header_';
export const CART = '/service/cart/api/cart';
export const description = readDescription(SERVICES_FILE);
export const NO_STORE = { 'Cache-Control': 'no-store' };

export type Faulty = Record<string, RequestListener>;

/** Responses that replace those of the demo shop in a test, by path. */
const faulty: Faulty = {};

/** Replaces responses of the shop until the end of the test. */
export function setFaulty(listeners: Faulty): void {
  Object.assign(faulty, listeners);
}

export const methods = new Set<string | undefined>();
const shop = createShop();
const demo = getRequestListener(shop.fetch);
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://shop.test');
  methods.add(request.method);
  const listener = faulty[pathname];
  if (listener) listener(request, response);
  else void demo(request, response);
});
export let origin = new URL('http://shop.test');

export async function originOf(started: Server): Promise<URL> {
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}`);
}

beforeAll(async () => {
  origin = await originOf(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  for (const path of Object.keys(faulty)) delete faulty[path];
});

/** Returns a listener that responds with a body, serialised as JSON unless it is a string. */
export function respondWith(
  body: unknown,
  headers: Record<string, string> = NO_STORE,
): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export async function check(
  sites: string[],
  timeoutMs?: number,
  shop: ShopPictures = readCompiledShop(),
) {
  const report = await checkShop(origin, sites, description, {
    shop,
    ...(timeoutMs && { timeoutMs }),
  });
  /** The lines of the report without the column headings, with single spaces. */
  const lines = report.text
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' '))
    .filter((line) => line !== '' && !line.startsWith('sites status'));
  return { ...report, lines };
}
