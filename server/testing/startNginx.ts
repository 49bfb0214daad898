import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROTLI_MODULE, findProgram } from '../../config/playwright/programs.ts';
import { sendRequest } from './sendRequest.ts';

const CONFIGURATION = join(import.meta.dirname, '../nginx');

interface Options {
  /** Origins behind nginx. */
  fragments: string;
  shop: string;
  /** The folder that contains `remote/`. */
  files: string;
  /** Whether nginx loads the Brotli module and its configuration. Default: `true`. */
  brotli?: boolean;
}

export interface RunningNginx {
  origin: string;
  /** Deletes the cache, as docs/operating.md describes. */
  deleteCache(): void;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Replaces the values that an operator edits. */
function edited(configuration: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [documented, value]) => {
    const parts = text.split(documented);
    if (parts.length !== 2)
      throw new Error(`fascia.conf must contain "${documented}" exactly once`);
    return parts.join(value);
  }, configuration);
}

/** A distribution's nginx.conf, which includes `conf.d/*.conf`. */
const mainConfiguration = (brotli: boolean) => `
${brotli ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root root;' : ''}
worker_processes 2;
daemon off;
pid nginx.pid;
error_log error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  types { text/html html; application/javascript js; video/mp2t ts; }
  default_type application/octet-stream;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  scgi_temp_path scgi;
  uwsgi_temp_path uwsgi;
  include conf.d/*.conf;
}
`;

/** Installs the repository's configuration in a folder that is structured like /etc/nginx. */
function install(
  folder: string,
  port: number,
  missesPort: number,
  options: Required<Options>,
): void {
  const read = (name: string) => readFileSync(join(CONFIGURATION, name), 'utf8');
  for (const name of ['conf.d', 'snippets']) mkdirSync(join(folder, name));
  cpSync(join(CONFIGURATION, 'pages'), join(folder, 'pages'), { recursive: true });
  for (const name of [
    'files',
    'fragments',
    'fragment-cache',
    ...(options.brotli ? ['brotli'] : []),
  ]) {
    writeFileSync(join(folder, 'snippets', `fascia-${name}.conf`), read(`fascia-${name}.conf`));
  }
  const configuration = edited(read('fascia.conf'), {
    '127.0.0.1:3010': new URL(options.fragments).host,
    'server 127.0.0.1:3009;': `server 127.0.0.1:${missesPort};`,
    'listen 127.0.0.1:3009;': `listen 127.0.0.1:${missesPort};`,
    '127.0.0.1:8080': new URL(options.shop).host,
    'default /srv/fascia;': `default ${options.files};`,
    'default /srv/fascia/pages;': `default ${join(folder, 'pages')};`,
    '/var/cache/fascia': join(folder, 'cache'),
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  writeFileSync(join(folder, 'conf.d/fascia.conf'), configuration);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(options.brotli));
}

/**
 * Starts nginx with the repository's configuration in a new folder.
 *
 * @throws {Error} If nginx is not installed or rejects the configuration.
 */
export async function startNginx({ brotli = true, ...rest }: Options): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  install(folder, port, await freePort(), { ...rest, brotli });
  const log = join(folder, 'error.log');
  const child = spawn(
    findProgram('nginx') ?? 'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log],
    { stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const readLog = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const isUp = () =>
    sendRequest(origin, '/remote/').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${readLog()}`);
    await sleep(20);
  }
  return {
    origin,
    deleteCache: () => {
      for (const file of globSync('**/*', { cwd: join(folder, 'cache'), withFileTypes: true })) {
        if (file.isFile()) rmSync(join(file.parentPath, file.name));
      }
    },
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
