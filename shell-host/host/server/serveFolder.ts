import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';

/**
 * Files that never change: those with a content hash, and descriptions of releases. All others are revalidated each
 * time.
 */
const IMMUTABLE = /\.[0-9a-f]{10}\.|\/releases\/(?!current\.json$)[^/.]/;

/** In the server's order of preference. Brotli is the smallest. */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Returns the encoding that a browser prefers. If it prefers several equally, the server's order decides. */
function bestEncoding(accepted: readonly { type: string; q: number }[]): string {
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const usable = ENCODINGS.filter((name) => weight(name) > 0);
  return usable.toSorted((a, b) => weight(b) - weight(a))[0] ?? 'identity';
}

/**
 * Simplifies a request for `serveStatic` and `etag`: it accepts one encoding and requests the whole file with GET, so
 * that the ETag is always the same. Hono removes the body of responses to HEAD.
 */
function plainRequest(c: Context): Request {
  const headers = new Headers(c.req.raw.headers);
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ENCODINGS,
    default: 'identity',
    match: bestEncoding,
  });
  headers.set('Accept-Encoding', encoding);
  headers.delete('Range');
  return new Request(c.req.raw, { method: 'GET', headers });
}

/**
 * Serves the files of a build under a path, like a static server or CDN. Uses the build's compressed files and the
 * caching rules of docs/operating.md.
 */
export function serveFolder(app: Hono, path: string, folder: string): void {
  app.get(`${path}*`, async (c, next) => {
    const request = c.req.raw;
    c.req.raw = plainRequest(c);
    // `serveStatic` rejects encoded characters, but URLs of releases contain an encoded plus sign.
    c.req.path = c.req.path.replaceAll(/%2B/gi, '+');
    await next();
    c.req.raw = request;
    c.header('Access-Control-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    // A planted SVG that is opened as a page must not run scripts on this origin.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header('Vary', 'Accept-Encoding');
    const immutable = (c.res.ok || c.res.status === 304) && IMMUTABLE.test(c.req.path);
    c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  const rewriteRequestPath = (requestPath: string) => requestPath.slice(path.length - 1);
  app.get(
    `${path}*`,
    etag(),
    serveStatic({ root: folder, rewriteRequestPath, precompressed: true }),
    (c) => c.notFound(),
  );
}
