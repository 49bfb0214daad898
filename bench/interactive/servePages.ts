import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { fetchFragment, type Fragment } from '../../host-kit/src/server.ts';
import { createShop } from '../../shell-host/demo-shop/shop.ts';
import { embeddedFragments } from '../../shell-host/host/server/demo/embeddedFragments.ts';
import { demoShopServices } from '../../shell-host/host/server/demo/shopServices.ts';
import { serveFolder } from '../../shell-host/host/server/serveFolder.ts';
import { PAGES_FOLDER, type PageFiles } from './buildPages.ts';

/** The parts of a page that depend on the variant. */
export interface Page {
  files: PageFiles;
  /** Content of `<head>` before the page's own style sheets and scripts. */
  head?: string;
  /** The server-rendered header. */
  header?: string;
}

const STYLES = `body{margin:0;font-family:sans-serif}
#page{max-width:1200px;margin:auto;padding:1rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:1rem;padding:0;list-style:none}
.tile{border:1px solid #ddd;padding:1rem}
.picture{height:160px}`;

/**
 * Deferred scripts have a low priority by default. All preloads in the head would then load before the page's own
 * script.
 */
const firstScript = (src: string) => `<script defer fetchpriority="high" src="${src}"></script>`;

const pageHtml = ({ files, head = '', header = '' }: Page) => `<!doctype html>
<html lang="de" data-site="AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The new collection</title>
<link rel="icon" href="data:,">
${files.scripts.map(firstScript).join('\n')}
<style>${STYLES}</style>
${head}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="header" data-fascia-slot="Header" data-site="AT">${header}</div>
<main id="page"></main>
</body>
</html>
`;

/** Renders the header of the start page with the built fragment service. */
export function renderHeader(): Promise<Fragment> {
  const service = embeddedFragments(distFolder(), demoShopServices(createShop()));
  return fetchFragment(
    'header',
    { site: 'AT', path: '/' },
    {
      origin: 'http://fragments.internal',
      // The first response includes the time for loading the renderer.
      timeoutMs: 20_000,
      fetch: (url, init) => service(new Request(url, init)),
    },
  );
}

/**
 * Serves the page of each variant as `/?variant=<name>`, its scripts, the built remote, and the services of a demo
 * shop.
 */
export function servePages(pageOf: (variant: string) => Page): Hono {
  const services = demoShopServices(createShop());
  const app = new Hono();
  serveFolder(app, '/remote/', join(distFolder(), 'remote'));
  serveFolder(app, '/pages/', PAGES_FOLDER);
  app.use(compress());
  app.get('/', (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.html(pageHtml(pageOf(c.req.query('variant') ?? '')));
  });
  app.all('*', (c) => services.fetch(c.req.raw));
  return app;
}
