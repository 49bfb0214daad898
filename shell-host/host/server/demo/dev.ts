import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { host } from '../../../../config/webpack/host.ts';
import { watchShop } from '../../../../tools/shop/watchShop.ts';
import { remote } from '../../../../config/webpack/remote.ts';
import { shopFolder } from '../../../../tools/shop/shopFolder.ts';
import { createDevApp, readShopData } from './devApp.ts';
import { exitWithError, portErrorMessage } from './startErrors.ts';
import { readServerSettings, SettingError, type ServerSettings } from './serverSettings.ts';
import { watchServerBuild } from './watchServerBuild.ts';

type Next = () => void;

type Listener = ReturnType<typeof getRequestListener>;

const ROOT = join(import.meta.dirname, '../../../..');
const GENERATED = shopFolder().generated;

function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) =>
      exitWithError(portErrorMessage(error, port, 'start') ?? error.message),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** Serves pages with the latest valid version of the shop's folder. */
function createListener(settings: ServerSettings) {
  const origin = `http://localhost:${settings.port}`;
  const latestBuild = watchServerBuild(ROOT, join(GENERATED, 'server'), origin);
  let current = getRequestListener(createDevApp(settings, latestBuild));
  let revision = 0;
  let data = readShopData(GENERATED);

  async function reload(): Promise<void> {
    const changed = readShopData(GENERATED);
    if (changed === data) return;
    data = changed;
    revision += 1;
    const module: typeof import('./devApp.ts') = await import(`./devApp.ts?shop=${revision}`);
    current = getRequestListener(module.createDevApp(settings, latestBuild));
  }

  const listener: typeof current = (request, response) => current(request, response);
  return { listener, reload };
}

function createDevServer({ port }: ServerSettings, listener: Listener): WebpackDevServer {
  const quietLogging = { infrastructureLogging: { level: 'error' as const } };
  const compiler = webpack([
    { ...remote(ROOT, true), ...quietLogging },
    { ...host(ROOT, true), ...quietLogging },
  ]);
  return new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: true,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings', index: false },
      setupMiddlewares: (middlewares) => [
        {
          name: 'remote-folder',
          // The remote's `publicPath` is `auto`, so it can be served under any path. Here, it is /remote/.
          middleware: (request: IncomingMessage, _: ServerResponse, next: Next) => {
            if (request.url?.startsWith('/remote/')) request.url = request.url.slice(7);
            next();
          },
        },
        ...middlewares,
        {
          name: 'host-app',
          middleware: (request: IncomingMessage, response: ServerResponse) =>
            void listener(request, response),
        },
      ],
    },
    compiler,
  );
}

try {
  const settings = readServerSettings(process.env);
  await assertPortIsFree(settings.port);
  process.stdout.write('Building the remote and the shell host …\n');
  const { listener, reload } = createListener(settings);
  const server = createDevServer(settings, listener);
  await server.start();
  void watchShop(() => void reload());
  // Printed after the compilers' output, so that the URL is the last line.
  server.middleware?.waitUntilValid(() => {
    process.stdout.write(`\nfascia is running: http://localhost:${settings.port}\n`);
  });
} catch (error) {
  if (error instanceof SettingError) exitWithError(error.message);
  throw error;
}
