import { join } from 'node:path';
import { Hono } from 'hono';
import { builtFiles } from './builtFiles.ts';
import { createSite, passOn } from './site.ts';
import { serveFolder } from './staticFiles.ts';
import type { Services } from './services.ts';

interface Options {
  services: Services;
  /** Another remote than the built one. */
  remoteEntry?: string | undefined;
}

const ROOT = join(import.meta.dirname, '../../dist');

/** The shell host as it is built for production, with the built remote below `/remote/`. */
export function builtSite({ services, remoteEntry = '/remote/remoteEntry.js' }: Options): Hono {
  const hostFiles = builtFiles(join(ROOT, 'shell-host/files.json'));
  const app = new Hono();
  app.onError(passOn);
  serveFolder(app, '/remote/', join(ROOT, 'remote'));
  serveFolder(app, '/host/', join(ROOT, 'shell-host'));
  app.route('/', createSite({ services, remoteEntry, hostFiles, development: false }));
  return app;
}
