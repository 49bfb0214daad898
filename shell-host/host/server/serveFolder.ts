import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** File names with a content hash. Such a file never changes; all others are revalidated on each request. */
const HASHED = /\.[0-9a-f]{10}\./;

/** Serves a folder under a path, as a static server or CDN does. */
export function serveFolder(app: Hono, path: string, folder: string): void {
  app.use(`${path}*`, async (c, next) => {
    await next();
    c.header('Access-Control-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    const immutable = c.res.ok && HASHED.test(c.req.path);
    c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  const rewriteRequestPath = (requestPath: string) => requestPath.slice(path.length - 1);
  app.get(`${path}*`, serveStatic({ root: folder, rewriteRequestPath }), (c) => c.notFound());
}
