import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { Fragments } from '../../../host-kit/src/server.ts';
import { fragmentSettings } from '../demo/fragmentSettings.ts';
import {
  entryTag,
  pageFragments,
  type PageFragments,
  type PageModules,
  type RemoteFiles,
} from './pageFragments.ts';
import { pageHtml } from './pageHtml.ts';
import { siteCookie, pageSite } from './demo/pageSite.ts';
import type { ShopServices } from './demo/shopServices.ts';

/** Browsers then refuse scripts without an integrity hash (REL-36). */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The URLs of the host's own scripts and styles. */
export interface HostFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Their hashes by URL. Missing in development, where files change while pages are open. */
  integrity?: Readonly<Record<string, string>>;
}

export interface HostAppOptions {
  services: ShopServices;
  /** The client of the fragment service. Without it, header and footer are rendered only in the browser. */
  fragments?: Fragments | undefined;
  /** Returns the current files of the remote. */
  remote: () => RemoteFiles;
  hostFiles: () => HostFiles;
  development: boolean;
}

/**
 * Error handler for `app.onError` that rethrows errors. By default, Hono responds with 500, but the server must receive
 * a `ConnectionCutError`.
 */
export function rethrow(error: Error): never {
  throw error;
}

/** Creates a web-standard handler for the pages of the shell host and the shop's services. */
export function createHostApp({
  services,
  fragments,
  remote,
  hostFiles,
  development,
}: HostAppOptions): Hono {
  const app = new Hono();
  app.onError(rethrow);
  app.use(compress());

  // `compress` ignores HEAD requests, but their headers must be the same as for GET.
  app.use(async (c, next) => {
    await next();
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get('Content-Type') ?? '')) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
  });

  // A browser that guesses types could use an HTML page as a style sheet or script.
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.all('*', async (c, next) => {
    if (!services.handles(c.req.path)) return next();
    return services.fetch(c.req.raw);
  });

  // A newsletter form that was submitted before its code had loaded. The e-mail address is discarded and never put into
  // a URL. The visitor enters it again in the form (NEWS-50).
  app.post('*', (c) =>
    routeOf(c.req.path).name === 'newsletter' ? c.redirect(c.req.path, 303) : c.notFound(),
  );

  app.get('*', async (c) => {
    const site = pageSite(c.req.raw);
    const nonce = crypto.randomUUID();
    const files = remote();
    c.header(
      'Content-Security-Policy',
      contentSecurityPolicy({ nonce, remoteEntry: files.entry, pageUrl: c.req.url, development }),
    );
    const cookies = [siteCookie(site), ...((await services.startSession?.(c.req.raw)) ?? [])];
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    // `private`, because the response sets a session cookie.
    c.header('Cache-Control', 'private, no-cache');
    const { path } = c.req;
    const { name } = routeOf(path);
    c.status(name === 'notFound' ? 404 : 200);
    // The host runs with any shop, so its sites are strings.
    const modules = fragmentSettings(path, site) as PageModules;
    // The playground is not server-rendered, because its settings may require a browser.
    const rendered: PageFragments =
      fragments && name !== 'playground'
        ? await pageFragments(fragments, files, modules, nonce)
        : { head: entryTag(files), header: '', footer: '' };
    const own = hostFiles();
    // Requires the hashes of the host's own scripts and of the entry, which contains the hashes of the remote's other
    // scripts.
    if (own.integrity && files.manifest) c.header('Integrity-Policy', INTEGRITY_POLICY);
    const parts = { ...own, site, fragments: rendered, nonce, development };
    return c.html(pageHtml(parts));
  });

  return app;
}
