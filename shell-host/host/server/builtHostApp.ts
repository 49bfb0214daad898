import { Hono } from 'hono';
import { join } from 'node:path';
import { distFolder } from '../../../tools/build/distFolder.ts';
import { createFragments } from '../../../host-kit/src/server.ts';
import { createBuiltFilesReader } from './builtFilesReader.ts';
import { defaultFragments } from './defaultFragments.ts';
import { embeddedFragments } from './demo/embeddedFragments.ts';
import { createHostApp, rethrow, type HostFiles } from './hostApp.ts';
import { serveFolder } from './serveFolder.ts';
import type { ShopServices } from './demo/shopServices.ts';

interface Options {
  services: ShopServices;
  /** The URL of the remote's entry. Default: the entry of the built remote. */
  remoteEntry?: string | undefined;
  /** The origin of a fragment service. Default: the built service, under `/fragments/` of this server. */
  fragmentsOrigin?: string | undefined;
  /**
   * Timeout in ms for a page's requests for fragments, and for a fragment's requests to the shop's services. Default
   * 1000.
   */
  fragmentTimeoutMs?: number;
}

const BUILT_ENTRY = '/remote/container.js';

/** A placeholder origin. Requests to it are handled within this process. */
const EMBEDDED = 'http://fragments.internal';

/** Serves the production build of the shell host, with the built remote under `/remote/`. */
export function createBuiltHostApp({
  services,
  remoteEntry,
  fragmentsOrigin,
  fragmentTimeoutMs = 1_000,
}: Options): Hono {
  const folder = distFolder();
  const embedded = embeddedFragments(folder, services, fragmentTimeoutMs);
  const fragments = createFragments({
    origin: fragmentsOrigin ?? EMBEDDED,
    ...(!fragmentsOrigin && { fetch: (url, init) => embedded(new Request(url, init)) }),
    fallback: defaultFragments(folder),
    timeoutMs: fragmentTimeoutMs,
  });
  const hostFiles = createBuiltFilesReader<HostFiles>(join(folder, 'shell-host/files.json'));
  const manifest = createBuiltFilesReader<object>(join(folder, 'remote/fragments.json'));
  const remote = () =>
    remoteEntry ? { entry: remoteEntry } : { entry: BUILT_ENTRY, manifest: manifest() };
  const app = new Hono();
  app.onError(rethrow);
  serveFolder(app, '/remote/', join(folder, 'remote'));
  serveFolder(app, '/host/', join(folder, 'shell-host'));
  app.all('/fragments/*', (c) => embedded(c.req.raw));
  app.route('/', createHostApp({ services, fragments, remote, hostFiles, development: false }));
  return app;
}
