import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { host } from '../../config/webpack/host.ts';
import { remote } from '../../config/webpack/remote.ts';
import { giveUp } from './giveUp.ts';
import { cutting } from './listen.ts';
import { portProblem } from './portProblem.ts';
import { chosenServices } from './services.ts';
import { readSettings, SettingError, type ServerSettings } from './settings.ts';
import { createSite } from './site.ts';

type Next = () => void;

const ROOT = join(import.meta.dirname, '../..');

function assertFree(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => giveUp(portProblem(error, port, 'start') ?? error.message));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function serverOf(settings: ServerSettings): WebpackDevServer {
  const { port, shopOrigin, remoteEntry = '/remote/remoteEntry.js' } = settings;
  const quiet = { infrastructureLogging: { level: 'error' as const } };
  const compiler = webpack([
    { ...remote(ROOT, true), ...quiet },
    { ...host(ROOT, true), ...quiet },
  ]);
  const site = createSite({
    services: chosenServices(shopOrigin),
    remoteEntry,
    hostFiles: () => ({ scripts: ['/host/main.js'], styles: ['/host/main.css'] }),
    development: true,
  });
  const listener = getRequestListener(cutting((request) => site.fetch(request)));
  return new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: true,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings', index: false },
      setupMiddlewares: (middlewares) => [
        {
          name: 'remote-folder',
          // The remote's `publicPath` is its own address, so it may lie anywhere: below /remote/ here.
          middleware: (request: IncomingMessage, _: ServerResponse, next: Next) => {
            if (request.url?.startsWith('/remote/')) request.url = request.url.slice(7);
            next();
          },
        },
        ...middlewares,
        {
          name: 'site',
          middleware: (request: IncomingMessage, response: ServerResponse) =>
            void listener(request, response),
        },
      ],
    },
    compiler,
  );
}

try {
  const settings = readSettings(process.env);
  await assertFree(settings.port);
  process.stdout.write('Building the remote and the shell host …\n');
  const server = serverOf(settings);
  await server.start();
  // After the compilers' own lines, so that the address is the last that a person reads.
  server.middleware?.waitUntilValid(() => {
    process.stdout.write(`\nfascia is running: http://localhost:${settings.port}\n`);
  });
} catch (error) {
  if (error instanceof SettingError) giveUp(error.message);
  throw error;
}
