import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { distFolder } from '../../tools/build/distFolder.ts';
import { createReleaseKey, pointerText, signaturesOf } from '../../host-kit/testing/signRelease.ts';
import { createShop } from '../demo-shop/shop.ts';
import { listen, type RunningServer } from '../host/server/demo/listen.ts';
import { demoShopServices } from '../host/server/demo/shopServices.ts';
import { serveFolder } from '../host/server/serveFolder.ts';

const REMOTE = join(distFolder(), 'remote');
const KIT = readFileSync(
  join(import.meta.dirname, '../../host-kit/dist/fascia-host.signed.js'),
  'utf8',
);

/** A shop whose page pins a release key, and the folder with the remote's releases. */
export interface SignedHost extends RunningServer {
  /** The files of `releases/` by path. A test may change them. */
  files: Map<string, string>;
  /** Publishes the build under a version. */
  publish(version: string, sequence: number): void;
}

const pageOf = (publicKey: string) => `<!doctype html><html lang="de"><meta charset="utf-8">
<title>Host</title><div id="header" data-fascia-slot="Header" data-site="AT"><a href="/">Shop</a></div>
<script src="/fascia-host.signed.js"></script>
<script>
var events = [];
fasciaHost.connect({
  release: '/fascia/releases/current.json',
  publicKey: '${publicKey}',
  onEvent: (event) => events.push(event),
});
fasciaHost.fillSlots();
</script>`;

export async function serveSignedHost(): Promise<SignedHost> {
  const app = new Hono();
  const services = demoShopServices(createShop());
  const key = createReleaseKey();
  const files = new Map<string, string>();
  const { entries, integrity } = JSON.parse(readFileSync(join(REMOTE, 'fragments.json'), 'utf8'));
  const container = entries['container.js'];

  app.get('/fascia/releases/:path{.+}', (c) => {
    const text = files.get(c.req.param('path'));
    return text === undefined ? c.body('', 404) : c.body(text);
  });
  serveFolder(app, '/fascia/', REMOTE);
  app.get('/fascia-host.signed.js', (c) => c.body(KIT, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/', async (c) => {
    for (const cookie of (await services.startSession?.(c.req.raw)) ?? []) {
      c.header('Set-Cookie', cookie, { append: true });
    }
    return c.html(pageOf(key.publicKey));
  });
  app.all('*', async (c) =>
    services.handles(c.req.path) ? services.fetch(c.req.raw) : c.body(null, 204),
  );
  const server = await listen((request) => app.fetch(request), 0);
  return {
    ...server,
    files,
    publish(version, sequence) {
      const text = pointerText({
        version,
        sequence,
        entry: container,
        integrity: integrity[container],
      });
      files.set(`pointers/${sequence}.sig`, signaturesOf(text, key));
      files.set('current.json', text);
    },
  };
}
