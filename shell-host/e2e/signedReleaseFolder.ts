import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { createReleaseKey, pointerText, signaturesOf } from '../../host-kit/testing/signRelease.ts';
import type { RunningServer } from '../host/server/demo/listen.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { serveSlotPage } from './slotPage.ts';

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
<script nonce="${NONCE}" src="/fascia-host.signed.js"></script>
<script nonce="${NONCE}">
var events = [];
fasciaHost.connect({
  release: '/remote/releases/current.json',
  publicKey: '${publicKey}',
  onEvent: (event) => events.push(event),
});
fasciaHost.fillSlots();
</script>`;

export async function serveSignedHost(): Promise<SignedHost> {
  const key = createReleaseKey();
  const files = new Map<string, string>();
  const { entries, integrity } = JSON.parse(
    readFileSync(join(distFolder(), 'remote/fragments.json'), 'utf8'),
  );
  const container = entries['container.js'];
  const server = await serveSlotPage({
    html: () => pageOf(key.publicKey),
    routes(app) {
      app.get('/remote/releases/:path{.+}', (c) => {
        const text = files.get(c.req.param('path'));
        return text === undefined ? c.body('', 404) : c.body(text);
      });
      app.get('/fascia-host.signed.js', (c) =>
        c.body(KIT, 200, { 'Content-Type': 'text/javascript' }),
      );
    },
  });
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
