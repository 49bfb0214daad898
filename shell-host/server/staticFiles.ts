import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** A file with a hash in its name never changes; the others are asked for anew each time. */
const HASHED = /\.[0-9a-f]{10}\./;

/** Serves a folder below a path, as any static server or CDN would. */
export function serveFolder(app: Hono, path: string, folder: string): void {
  app.use(`${path}*`, async (c, next) => {
    await next();
    c.header('Access-Control-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    const immutable = c.res.ok && HASHED.test(c.req.path);
    c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  const rewriteRequestPath = (asked: string) => asked.slice(path.length - 1);
  app.get(`${path}*`, serveStatic({ root: folder, rewriteRequestPath }), (c) => c.notFound());
}
