import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Configuration } from 'webpack';
import { listen } from '../../shell-host/host/server/demo/listen.ts';
import { serveFolder } from '../../shell-host/host/server/serveFolder.ts';
import { checkTypeArchive } from './checkTypeArchive.ts';
import { compressFiles } from './compressFiles.ts';
import { distFolder } from './distFolder.ts';
import { runWebpack } from './runWebpack.ts';
import { shopFolder } from '../shop/shopFolder.ts';
import { host } from '../../config/webpack/host.ts';
import { remote } from '../../config/webpack/remote.ts';
import { server as serverRenderer } from '../../config/webpack/server.ts';
import { worker } from '../../config/webpack/worker.ts';
import { writeAssets } from './worker/writeAssets.ts';
import { writeDefaultFragments } from './writeDefaultFragments.ts';

const ROOT = join(import.meta.dirname, '../..');
const REMOTE = join(distFolder(), 'remote');

async function run(configuration: Configuration): Promise<void> {
  const stats = await runWebpack(configuration);
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings', colors: true })}\n`);
}

/**
 * Builds the remote, the shell host, the server renderer with its default fragments, and the worker. The shell host
 * downloads the remote's types over HTTP, as every host does.
 */
async function build(): Promise<void> {
  const typeArchive = join(REMOTE, '@mf-types.zip');
  // On a type error the plug-in leaves an old archive in place, and webpack still reports success.
  rmSync(typeArchive, { force: true });
  await run(remote(ROOT, false));
  if (!existsSync(typeArchive)) {
    throw new Error('The build has no type archive. Run npm run typecheck to see the reason.');
  }
  checkTypeArchive(typeArchive);
  const app = new Hono();
  serveFolder(app, '/', REMOTE);
  const server = await listen((request) => app.fetch(request), 0);
  try {
    await run(host(ROOT, false, server.origin));
  } finally {
    await server.close();
  }
  await run(serverRenderer(ROOT, false));
  await writeDefaultFragments(distFolder(), process.env['FILES_URL'] || '/remote/');
  await run(worker(ROOT));
  writeAssets(REMOTE, join(distFolder(), 'worker/assets'));
  await compressFiles(REMOTE);
  await compressFiles(join(distFolder(), 'shell-host'));
}

/** Checks the shell host against the emitted types and the modules of the current shop. */
function checkHostTypes(): void {
  const project = join(shopFolder().generated, 'tsconfig.host.json');
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project];
  process.exitCode = spawnSync(process.execPath, tsc, { stdio: 'inherit' }).status ?? 1;
}

await build();
checkHostTypes();
