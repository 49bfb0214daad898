import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { distFolder } from '../../../config/distFolder.ts';
import { followManifest, headTags } from '../../../host-kit/src/server.ts';
import { createShop } from '../../demo-shop/shop.ts';
import { listen } from '../../host/server/demo/listen.ts';
import { demoShopServices } from '../../host/server/demo/shopServices.ts';
import { serveFolder } from '../../host/server/serveFolder.ts';
import { NONCE, strictPolicy } from '../policy/strictPolicy.ts';
import { remoteManifest } from '../remoteManifest.ts';
import { withPlainPictures } from '../shopForTests.ts';
import {
  hasPart,
  isAlone,
  PARTS,
  patienceOf,
  type Cell,
  type Fault,
  type PartName,
} from './cells.ts';
import { kitPage, runtimePage } from './hostPages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KIT = readFileSync(join(ROOT, 'host-kit/dist/fascia-host.js'), 'utf8');
const { integrity: INTEGRITY } = remoteManifest;
const HTML = '<!doctype html><title>Sorry</title><style>h1 { color: red }</style><h1>Sorry</h1>';
const CORS = { 'Access-Control-Allow-Origin': '*' };
/** A browser keeps what a wrong rule of a CDN sends so. */
const KEPT = { ...CORS, 'Cache-Control': 'public, max-age=31536000, immutable' };

/** A port at which nothing listens. */
function closedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A cell's page, with what a host's server keeps for it. */
type HostServer = (cell: Cell, baseUrl: string, patienceMs: number) => Promise<string>;

/** @param fetchFile A file of a cell's remote. */
function createHosts(fetchFile: (cell: Cell, request: Request) => Promise<Response>): HostServer {
  const manifests = new Map<Cell, ReturnType<typeof followManifest>>();

  function manifestOf(cell: Cell, baseUrl: string) {
    const manifest =
      manifests.get(cell) ??
      followManifest(`${baseUrl}fragments.json`, {
        // On a machine that stands still for a second, a page would have its entry without the hash.
        timeoutMs: hasPart(cell, 'fragments') ? 1_000 : 60_000,
        async fetch(url, init) {
          const response = await fetchFile(cell, new Request(url, init));
          const elsewhere = response.headers.get('location');
          return elsewhere ? fetch(elsewhere) : response;
        },
      });
    manifests.set(cell, manifest);
    return manifest();
  }

  return async (cell, baseUrl, patienceMs) => {
    if (cell.host === 'runtime') {
      // By the manifest the host's runtime loads the same entry under another name.
      const hashes = {
        manifest: INTEGRITY['mf-manifest.json'] ?? '',
        entry: INTEGRITY['remoteEntry.js'] ?? '',
      };
      return runtimePage(`${baseUrl}${cell.entry}`, hashes, patienceMs);
    }
    if (isAlone(cell)) {
      return kitPage(`<meta name="fascia-entry" content="${baseUrl}container.js">`, patienceMs);
    }
    const page = {
      modules: ['Header', 'Footer'],
      site: 'DE',
      baseUrl,
      withReact: true,
      hashedEntry: !hasPart(cell, 'entry without hash'),
      nonce: NONCE,
    } as const;
    return kitPage(headTags(await manifestOf(cell, baseUrl), page), patienceMs);
  };
}

/** Pages of hosts, and the remote with a fault, each cell of them on two origins of its own. */
export interface FaultServer {
  /** The address of a cell's page. */
  pageOf(cell: Cell): string;
  /** From now on the cell's files come. */
  repair(cell: Cell): void;
  /** Whether a file of a faulty part has been asked for and has failed. */
  hasFailed(cell: Cell, part: PartName): boolean;
  close(): Promise<void>;
}

const keyOf = ({ id }: Cell, part: PartName) => `${id} ${part}`;

/** What the browser gets in place of a file. */
function answers(refusedOrigin: string) {
  return {
    refused: (c) => c.redirect(`${refusedOrigin}${c.req.path}`),
    '404': (c) => c.text('Not found', 404, CORS),
    '503': (c) => c.html(HTML, 503, CORS),
    HTML: (c) => c.html(HTML, 200, KEPT),
    cut: async (c, next) => {
      const text = await (await next()).text();
      const type = contentType(c.req.path);
      return c.body(text.slice(0, text.length / 2), 200, { ...KEPT, 'Content-Type': type });
    },
    hangs: () => new Promise<never>(() => {}),
    // Style sheets do not throw: one with an error in its first rule.
    throws: (c) => {
      const type = contentType(c.req.path);
      const body = type === 'text/css' ? '}{ throw' : 'throw new Error("A broken file")';
      return c.body(body, 200, { ...KEPT, 'Content-Type': type });
    },
    // Whole files that work, and do one thing more: `findForged` sees it.
    changed: async (c, next) => forged(c, await (await next()).text()),
    'of another release': async (c, next) => {
      const text = await (await next()).text();
      return forged(c, text.replace(/(?<=fascia_)[0-9a-f]{8}/g, '00000000'));
    },
  } satisfies Record<
    Fault,
    (c: Context, next: () => Promise<Response>) => Response | Promise<Response>
  >;
}

function forged(c: Context, text: string): Response {
  const type = contentType(c.req.path);
  const headers = { ...KEPT, 'Content-Type': type };
  if (type === 'application/json') {
    return c.body(JSON.stringify({ ...JSON.parse(text), forged: 1 }), 200, headers);
  }
  const more = type === 'text/css' ? ':root{--forged:1}' : 'globalThis.forged=1;';
  return c.body(more + text, 200, headers);
}

function contentType(path: string): string {
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.json') ? 'application/json' : 'text/javascript';
}

/** @param runtimeHost The script of the host with a federation runtime. */
export async function startFaultServer(
  cells: readonly Cell[],
  runtimeHost: string,
): Promise<FaultServer> {
  const services = withPlainPictures(demoShopServices(createShop()));
  const answer = answers(`http://localhost:${await closedPort()}`);
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const repaired = new Set<Cell>();
  /** The parts of cells, as `keyOf` names them. */
  const failed = new Set<string>();
  const files = new Hono();
  serveFolder(files, '/', join(distFolder(), 'remote'));

  async function fetchFile(cell: Cell, request: Request): Promise<Response> {
    const app = new Hono();
    const { pathname } = new URL(request.url);
    const name = pathname.slice(1);
    const faulty = cell.faults.find(({ part }) => PARTS[part].files[cell.host]?.test(name));
    if (!faulty) return files.fetch(request);
    const key = keyOf(cell, faulty.part);
    const isHit = !repaired.has(cell) && (cell.duration === 'for good' || !failed.has(key));
    if (!isHit) return files.fetch(request);
    failed.add(key);
    const plain = async () => await files.fetch(new Request(request.url));
    app.get('*', (c) => answer[faulty.fault](c, plain));
    return app.fetch(request);
  }

  const hostPage = createHosts(fetchFile);

  async function fetchPage(cell: Cell, request: Request, remote: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    const script = { headers: { 'Content-Type': 'text/javascript' } };
    if (pathname === '/fascia-host.js') return new Response(KIT, script);
    if (pathname === '/host.js') return new Response(runtimeHost, script);
    if (services.handles(pathname)) return services.fetch(request);
    const login = await services.fetch(
      new Request(new URL('/demo/visitor', request.url), {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          cookie: request.headers.get('cookie') ?? '',
        },
        body: '{"kind":"LOGGED_IN"}',
      }),
    );
    const headers = new Headers({
      'Content-Type': 'text/html',
      'Cache-Control': 'no-cache',
      // A runtime fetches the manifest, which a redirect may lead elsewhere.
      'Content-Security-Policy': strictPolicy(remote).replace('connect-src', 'connect-src http:'),
    });
    for (const cookie of login.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    const patienceMs = patienceOf(cell, repaired.has(cell));
    return new Response(await hostPage(cell, remote, patienceMs), { headers });
  }

  const server = await listen(async (request) => {
    const { hostname, port } = new URL(request.url);
    const [, kind, id = ''] = /^(page|cdn)-(\w+)\./.exec(hostname) ?? [];
    const cell = byId.get(id);
    if (!cell) return new Response(null, { status: 404 });
    if (kind === 'cdn') return fetchFile(cell, request);
    return fetchPage(cell, request, `http://cdn-${id}.fascia.localhost:${port}/`);
  }, 0);
  const { port } = new URL(server.origin);

  return {
    pageOf: ({ id }) => `http://page-${id}.fascia.localhost:${port}/`,
    repair: (cell) => void repaired.add(cell),
    hasFailed: (cell, part) => failed.has(keyOf(cell, part)),
    close: server.close,
  };
}
