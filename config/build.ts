import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import webpack, { type Configuration } from 'webpack';
import { listen } from '../shell-host/server/listen.ts';
import { serveFolder } from '../shell-host/server/serveFolder.ts';
import { host } from './webpack/host.ts';
import { remote } from './webpack/remote.ts';

const ROOT = join(import.meta.dirname, '..');

function run(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      process.stdout.write(`${stats?.toString({ preset: 'errors-warnings', colors: true })}\n`);
      compiler.close(() =>
        stats?.hasErrors() ? reject(new Error('The build failed')) : resolve(),
      );
    });
  });
}

/** The remote first; then the host, which takes the remote's types over HTTP as any host does. */
async function build(): Promise<void> {
  const types = join(ROOT, 'dist/remote/@mf-types.zip');
  // On a type error the plug-in writes no archive, leaves an old one, and webpack still says success.
  rmSync(types, { force: true });
  await run(remote(ROOT, false));
  if (!existsSync(types)) {
    throw new Error('The remote has no type archive: npm run typecheck tells why');
  }
  const app = new Hono();
  serveFolder(app, '/', join(ROOT, 'dist/remote'));
  const served = await listen((request) => app.fetch(request), 0);
  try {
    await run(host(ROOT, false, served.origin));
  } finally {
    await served.close();
  }
}

await build();
