import { Hono } from 'hono';
import { join } from 'node:path';
import { distFolder } from '../../../config/distFolder.ts';
import { createBuiltFilesReader } from './builtFilesReader.ts';
import { createHostApp, rethrow } from './hostApp.ts';
import { serveFolder } from './serveFolder.ts';
import type { ShopServices } from './demo/shopServices.ts';

interface Options {
  services: ShopServices;
  /** The URL of the remote's entry. Default: the built remote. */
  remoteEntry?: string | undefined;
}

/** The production build of the shell host, with the built remote under `/remote/`. */
export function createBuiltHostApp({
  services,
  remoteEntry = '/remote/remoteEntry.js',
}: Options): Hono {
  const folder = distFolder();
  const hostFiles = createBuiltFilesReader(join(folder, 'shell-host/files.json'));
  const app = new Hono();
  app.onError(rethrow);
  serveFolder(app, '/remote/', join(folder, 'remote'));
  serveFolder(app, '/host/', join(folder, 'shell-host'));
  app.route('/', createHostApp({ services, remoteEntry, hostFiles, development: false }));
  return app;
}
