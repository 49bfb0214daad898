import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { Fragments } from '../../../host-kit/src/server.ts';
import { fragmentSettings } from '../demo/fragmentSettings.ts';
import { entryTag, pageFragments, type PageFragments, type RemoteFiles } from './pageFragments.ts';
import { pageHtml } from './pageHtml.ts';
import { siteCookie, pageSite } from './demo/pageSite.ts';
import type { ShopServices } from './demo/shopServices.ts';

/** Browsers load no script without its hash (REL-36). */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The URLs of the host's own scripts and styles. */
export interface HostFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Their hashes by URL; none in development, where files change while pages are open. */
  integrity?: Readonly<Record<string, string>>;
}

export interface HostAppOptions {
  services: ShopServices;
  /** The fragment service's answers; without them header and footer are rendered in the browser alone. */
  fragments?: Fragments | undefined;
  /** The remote's files, as they are now. */
  remote: () => RemoteFiles;
  hostFiles: () => HostFiles;
  development: boolean;
}

/**
 * Error handler for `app.onError` that passes errors to the server. By default Hono answers them with 500,
 * but the server has to see a `ConnectionCutError`.
 */
export function rethrow(error: Error): never {
  throw error;
}

/** The pages of the shell host and the shop's services as one web-standard handler. */
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

  // `compress` leaves the answer to HEAD alone, which has to say the same as that to GET.
  app.use(async (c, next) => {
    await next();
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get('Content-Type') ?? '')) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
  });

  // A browser that guesses types would take an HTML page for a style sheet or a script.
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.all('*', async (c, next) => {
    if (!services.handles(c.req.path)) return next();
    return services.fetch(c.req.raw);
  });

  // A sign-up form that was submitted before its code had run. The address is neither used nor put into a URL: the
  // visitor enters it again in the form (NEWS-50).
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
    // `private`, because it sets a session.
    c.header('Cache-Control', 'private, no-cache');
    const { path } = c.req;
    const { name } = routeOf(path);
    c.status(name === 'notFound' ? 404 : 200);
    // The playground's settings may be any, also such as only a browser has.
    const rendered: PageFragments =
      fragments && name !== 'playground'
        ? await pageFragments(fragments, files, fragmentSettings(path, site), nonce)
        : { head: entryTag(files), header: '', footer: '' };
    const own = hostFiles();
    // Where the hash of each script is known: the page's own, and the entry's, which has those of the remote's.
    if (own.integrity && files.manifest) c.header('Integrity-Policy', INTEGRITY_POLICY);
    const parts = { ...own, site, fragments: rendered, nonce, development };
    return c.html(pageHtml(parts));
  });

  return app;
}
