import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { withFragments } from '../../host-kit/examples/express.ts';
import { Fascia } from '../../host-kit/examples/next/fascia.ts';
import { createShop as createShopWithHeadTags } from '../../host-kit/examples/nodeHeadTags.ts';
import { createShop } from '../../host-kit/examples/nodeHttp.ts';
import { createFragments, fragmentHtml } from '../../host-kit/src/server.ts';
import { distFolder } from '../../tools/build/distFolder.ts';

// Pages of the package's server examples. Express and Next are not installed: the Express page is the documented view
// with the values of the middleware, the Next page has the slots that `Fascia` renders.

const KIT = join(import.meta.dirname, '../../host-kit/dist');

type Settings = { site: 'AT' | 'DE'; sticky?: boolean };

interface ExamplePage {
  html: string;
  policy?: string | undefined;
}

interface Example {
  /** The slots and settings of the page's own script. */
  slots: readonly [header: string, footer: string];
  settings: Settings;
  render(origin: string): Promise<ExamplePage>;
}

/** Requests a page of an example's server. */
async function readPage(server: Server): Promise<ExamplePage> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const html = await response.text();
  server.close();
  return { html, policy: response.headers.get('Content-Security-Policy') ?? undefined };
}

/** Addresses in the examples. */
const CDN = 'https://cdn.example/fascia/';
const SHOP = 'https://shop.example';

const META =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coffee</title>';
const MAIN = '<main><h1>Coffee</h1></main>';
const IDS = ['#header', '#footer'] as const;
const SLOTS = ['[data-fascia-slot="Header"]', '[data-fascia-slot="Footer"]'] as const;

/** The middleware, which uses only a part of Express's request and response. */
const runMiddleware = withFragments as unknown as (
  request: object,
  response: object,
  next: () => void,
) => Promise<void>;

/** The examples by name. */
export const EXAMPLES: Record<string, Example> = {
  'plain Node': {
    slots: IDS,
    settings: { site: 'DE', sticky: true },
    render: (origin) => readPage(createShop(origin, join(distFolder(), 'server/defaults'))),
  },
  'Node with headTags': {
    slots: SLOTS,
    settings: { site: 'AT' },
    render: (origin) => readPage(createShopWithHeadTags(origin)),
  },
  Express: {
    slots: IDS,
    settings: { site: 'AT' },
    async render() {
      const response = { locals: {} as Record<string, string> };
      await runMiddleware({}, response, () => {});
      const { nonce, head, header, footer } = response.locals;
      return {
        html: `<!doctype html><html lang="de"><head>${META}${head}</head><body><div id="header">${header}</div>${MAIN}
<div id="footer">${footer}</div><script nonce="${nonce}" src="/host.js"></script></body></html>`,
        policy: `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      };
    },
  },
  Next: {
    slots: SLOTS,
    settings: { site: 'DE' },
    async render(origin) {
      const { fetchFragment } = createFragments({ origin });
      const slot = async (module: 'Header' | 'Footer', name: 'header' | 'footer') => {
        const html = fragmentHtml(await fetchFragment(name, { site: 'DE' }), name);
        return renderToString(createElement(Fascia, { module, site: 'DE', html }));
      };
      return {
        html: `<!doctype html><html lang="de"><head>${META}<script async src="/host.js"></script></head>
<body>${await slot('Header', 'header')}${MAIN}${await slot('Footer', 'footer')}</body></html>`,
      };
    },
  },
};

/** Runs an example's code, whose requests get the service's responses at once: its timeouts are short. */
async function withService<T>(
  origin: string,
  { site, sticky }: Settings,
  run: () => Promise<T>,
): Promise<T> {
  const nativeFetch = globalThis.fetch;
  const read = async (path: string) => {
    const response = await nativeFetch(origin + path, { headers: { Accept: 'application/json' } });
    return [path, await response.text()] as const;
  };
  const header = `/fragments/header?site=${site}${sticky ? '&sticky=true' : ''}`;
  const paths = [header, `/fragments/footer?site=${site}`, '/remote/fragments.json'];
  const responses = new Map(await Promise.all(paths.map(read)));
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace(CDN, '/remote/').replace(SHOP, '').replace(origin, '');
    const body = responses.get(path);
    const headers = { 'Content-Type': 'application/json' };
    return body === undefined ? nativeFetch(url, init) : new Response(body, { headers });
  };
  try {
    return await run();
  } finally {
    globalThis.fetch = nativeFetch;
  }
}

/** Serves a page of an example at `/example`, with the kit and a script that fills the slots. */
export async function serveExample(
  page: Page,
  origin: string,
  { slots, settings, render }: Example,
): Promise<void> {
  const { html, policy = '' } = await withService(origin, settings, () => render(origin));
  const own = (text: string) => text.replaceAll(CDN, `${origin}/remote/`);
  const body = own(html).replace('</head>', '<link rel="icon" href="/icon"></head>');
  const headers = { 'Content-Security-Policy': own(policy) };
  await page.route('/example', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  const fills = ['Header', 'Footer'].map(
    (module, index) => `fill('${slots[index]}', '${module}', ${JSON.stringify(settings)});`,
  );
  const script = `import('/kit/browser.js').then(({ connect, fill }) => {
  connect({ entry: '/remote/container.js' });
  ${fills.join('\n  ')}
});`;
  await page.route('/host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('/icon', (route) => route.fulfill({ status: 204 }));
  await page.route('/host.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.route('/kit/**', (route) =>
    route.fulfill({
      path: join(KIT, new URL(route.request().url()).pathname.slice('/kit/'.length)),
    }),
  );
}
