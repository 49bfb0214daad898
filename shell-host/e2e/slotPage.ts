import { join } from 'node:path';
import { Hono } from 'hono';
import { distFolder } from '../../tools/build/distFolder.ts';
import { createShop } from '../demo-shop/shop.ts';
import { listen, type RunningServer } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { test as base } from './fixtures.ts';
import { OWN_TYPES, strictPolicy } from './policy/strictPolicy.ts';
import { serveFolder } from '../host/server/serveFolder.ts';

interface SlotPageOptions {
  /** Returns the page's HTML for a query. */
  html: (query: URLSearchParams) => string;
  /** The page's security policy, which must allow `NONCE`. Default: `strictPolicy()`. */
  policy?: string;
  /** The page's `Integrity-Policy`. */
  integrityPolicy?: string;
  /** Adds the page's own files. */
  routes?: (app: Hono) => void;
}

/** Serves a page of plain HTML at `/`, the remote's files and the shop's services. */
export async function serveSlotPage({
  html,
  policy = strictPolicy(),
  integrityPolicy,
  routes,
}: SlotPageOptions): Promise<RunningServer> {
  const app = new Hono();
  const services = demoShopServices(createShop());
  routes?.(app);
  serveFolder(app, '/remote/', join(distFolder(), 'remote'));
  app.get('/', async (c) => {
    for (const cookie of (await services.startSession?.(c.req.raw)) ?? []) {
      c.header('Set-Cookie', cookie, { append: true });
    }
    c.header('Content-Security-Policy', policy);
    c.header('Integrity-Policy', integrityPolicy);
    return c.html(html(new URL(c.req.url).searchParams));
  });
  app.all('*', async (c) =>
    services.handles(c.req.path) ? services.fetch(c.req.raw) : c.body(null, 204),
  );
  return listen((request) => app.fetch(request), 0);
}

/** Serves slot pages until the end of the test. */
export const test = base.extend<{ slotPage: (options: SlotPageOptions) => Promise<RunningServer> }>(
  {
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    slotPage: async ({}, use) => {
      const servers: RunningServer[] = [];
      await use(async (options) => {
        const server = await serveSlotPage(options);
        servers.push(server);
        return server;
      });
      await Promise.all(servers.map((server) => server.close()));
    },
  },
);

/** Code of a script that fills the slots with `data-fascia-slot` once the remote has loaded. */
export const FILL_SLOTS = `
const entry = document.createElement('script');
const address = document.querySelector('meta[name="fascia-entry"]').content;
const policy = globalThis.trustedTypes?.createPolicy('${OWN_TYPES}', { createScriptURL: () => address });
entry.src = policy?.createScriptURL('') ?? address;
entry.crossOrigin = 'anonymous';
entry.onload = async () => {
  const { __fascia_container__: container } = globalThis;
  await container.init({});
  const { mount } = (await container.get('./mount'))();
  for (const slot of document.querySelectorAll('[data-fascia-slot]:not([data-empty])')) {
    mount(slot, slot.dataset.fasciaSlot, slot.dataset);
  }
};
document.head.append(entry);
`;
