import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createSite, passOn, type HostFiles } from './site.ts';
import { serveFolder } from './staticFiles.ts';
import type { Services } from './services.ts';

interface Options {
  services: Services;
  /** Another remote than the built one. */
  remoteEntry?: string | undefined;
}

const ROOT = join(import.meta.dirname, '../../dist');

function hostFiles(): HostFiles {
  const list: HostFiles = JSON.parse(readFileSync(join(ROOT, 'shell-host/files.json'), 'utf8'));
  return list;
}

/** The shell host as it is built for production, with the built remote below `/remote/`. */
export function builtSite({ services, remoteEntry = '/remote/remoteEntry.js' }: Options): Hono {
  const files = hostFiles();
  const app = new Hono();
  app.onError(passOn);
  serveFolder(app, '/remote/', join(ROOT, 'remote'));
  serveFolder(app, '/host/', join(ROOT, 'shell-host'));
  app.route('/', createSite({ services, remoteEntry, hostFiles: () => files, development: false }));
  return app;
}
