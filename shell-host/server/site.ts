import { Hono } from 'hono';
import { routeOf } from '../pages/routing/routes.ts';
import { pageHtml } from './pageHtml.ts';
import { securityPolicy } from './securityPolicy.ts';
import type { Services } from './services.ts';
import { rememberSite, siteOf } from './siteOf.ts';

/** The host's own scripts and styles, as the browser asks for them. */
export interface HostFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface SiteOptions {
  services: Services;
  /** The remote's entry, as the browser asks for it: a path or an absolute address. */
  remoteEntry: string;
  hostFiles: () => HostFiles;
  development: boolean;
}

/** Hono would answer 500 for what the server has to know, as a line that is to be cut. */
export function passOn(error: Error): never {
  throw error;
}

/** The pages of the shell host and, behind them, the shop's services, as one web-standard handler. */
export function createSite({ services, remoteEntry, hostFiles, development }: SiteOptions): Hono {
  const app = new Hono();
  app.onError(passOn);

  app.all('*', async (c, next) => {
    if (!services.handles(c.req.path)) return next();
    return services.fetch(c.req.raw);
  });

  app.get('*', async (c) => {
    const site = siteOf(c.req.raw);
    const nonce = crypto.randomUUID();
    c.header('Content-Security-Policy', securityPolicy(nonce, remoteEntry, c.req.url));
    const cookies = [rememberSite(site), ...((await services.beginVisit?.(c.req.raw)) ?? [])];
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'no-cache');
    const { path } = c.req;
    // The page says it to the visitor, the status to everybody else.
    c.status(routeOf(path).name === 'notFound' ? 404 : 200);
    return c.html(pageHtml({ ...hostFiles(), site, path, remoteEntry, nonce, development }));
  });

  return app;
}
