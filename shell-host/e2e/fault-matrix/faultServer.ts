import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { distFolder } from '../../../tools/build/distFolder.ts';
import { createShop } from '../../demo-shop/shop.ts';
import { listen } from '../../host/server/demo/listen.ts';
import { demoShopServices } from '../../host/server/demo/shopServices.ts';
import { serveFolder } from '../../host/server/serveFolder.ts';
import { strictPolicy } from '../policy/strictPolicy.ts';
import { withPlainPictures } from '../shopForTests.ts';
import type { Fault } from './parts.ts';

const KIT = readFileSync(
  join(import.meta.dirname, '../../../host-kit/dist/fascia-host.js'),
  'utf8',
);
const HTML = '<!doctype html><title>Sorry</title><style>h1 { color: red }</style><h1>Sorry</h1>';

/** Adds code or data that tests can detect, and keeps the content of the file. */
const FORGERY = {
  'text/javascript': (text: string) => `globalThis.forged=1;${text}`,
  'text/css': (text: string) => `:root{--forged:1}${text}`,
  'application/json': (text: string) => JSON.stringify({ ...JSON.parse(text), forged: 1 }),
};

type ContentType = keyof typeof FORGERY;

function contentType(path: string): ContentType {
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.json') ? 'application/json' : 'text/javascript';
}

/** Invalid responses are cached like valid ones, as with a misconfigured CDN. */
const respond = (body: string, type: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': type,
      ...(status === 200 && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
  });

const fail = () => respond(HTML, 'text/html', 503);

/** Hanging requests fail once the server is repaired, because they block the browser's six connections to it. */
const responses: Record<Fault, (text: string, type: ContentType) => Response> = {
  'fails once': fail,
  'hangs once': fail,
  'is missing': () => respond('Not found', 'text/plain', 404),
  hangs: fail,
  'is changed': (text, type) => respond(FORGERY[type](text), type),
  'is an HTML page': () => respond(HTML, 'text/html'),
  throws: (_, type) => respond('throw new Error("A broken file")', type),
};

interface FaultServerOptions {
  /** Matches the names of the files that have the fault. */
  file: RegExp;
  fault: Fault;
  /** Returns the page's HTML for the address of the remote's folder. */
  html: (baseUrl: string) => string;
  /** The host's script. Default: the kit. */
  script?: string;
}

/** A host's page, and the remote's files on another origin, one of them with a fault. */
export interface FaultServer {
  /** The address of the page. */
  origin: string;
  /** Number of requests that had the fault. */
  failures(): number;
  /** Ends the fault. */
  repair(): void;
  close(): Promise<void>;
}

/** Serves a page whose remote has a faulty file. */
export async function startFaultServer(options: FaultServerOptions): Promise<FaultServer> {
  const { file, fault, html, script = KIT } = options;
  let failures = 0;
  let isRepaired = false;
  const { promise: repaired, resolve: endHanging } = Promise.withResolvers<void>();
  const files = new Hono();
  serveFolder(files, '/', join(distFolder(), 'remote'));
  const remote = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    const isOver = isRepaired || (fault.endsWith('once') && failures > 0);
    if (isOver || !file.test(pathname.slice(1))) return files.fetch(request);
    failures += 1;
    if (fault.startsWith('hangs')) await repaired;
    const whole = await files.fetch(new Request(request.url));
    return responses[fault](await whole.text(), contentType(pathname));
  }, 0);

  const services = withPlainPictures(demoShopServices(createShop()));
  const app = new Hono();
  app.get('/host.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }));
  app.all('*', (c, next) => (services.handles(c.req.path) ? services.fetch(c.req.raw) : next()));
  app.get('*', (c) => {
    c.header('Content-Security-Policy', strictPolicy(`${remote.origin}/`));
    return c.html(html(`${remote.origin}/`));
  });
  const host = await listen((request) => app.fetch(request), 0);

  return {
    origin: host.origin,
    failures: () => failures,
    repair: () => {
      isRepaired = true;
      endHanging();
    },
    close: async () => {
      await Promise.all([host.close(), remote.close()]);
    },
  };
}
