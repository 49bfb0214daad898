import { Hono } from 'hono';
import { join } from 'node:path';
import { createBuiltFilesReader } from './builtFilesReader.ts';
import { createHostApp, rethrow } from './hostApp.ts';
import { serveFolder } from './serveFolder.ts';
import type { ShopServices } from './demo/shopServices.ts';

interface Options {
  services: ShopServices;
  /** The URL of the remote's entry. Default: the built remote. */
  remoteEntry?: string | undefined;
}

const ROOT = join(import.meta.dirname, '../../../dist');

/** The production build of the shell host, with the built remote under `/remote/`. */
export function createBuiltHostApp({
  services,
  remoteEntry = '/remote/remoteEntry.js',
}: Options): Hono {
  const hostFiles = createBuiltFilesReader(join(ROOT, 'shell-host/files.json'));
  const app = new Hono();
  app.onError(rethrow);
  serveFolder(app, '/remote/', join(ROOT, 'remote'));
  serveFolder(app, '/host/', join(ROOT, 'shell-host'));
  app.route('/', createHostApp({ services, remoteEntry, hostFiles, development: false }));
  return app;
}
