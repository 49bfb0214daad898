import { createServer } from 'node:http';
import {
  createFragments,
  followManifest,
  fragmentHtml,
  headTags,
  withFasciaPolicy,
} from 'fascia-host/server';

/** URL of the remote’s files, the same as `FILES_URL` of the fragment service. */
const BASE_URL = 'https://cdn.example/fascia/';

/** Shown until the first fragment has loaded. */
const LINKS = {
  header: '<a href="/">Coffee</a> <a href="/cart">Cart</a>',
  footer: '<a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a>',
};

/** A shop whose pages contain header and footer, preload their files, and have a content security policy. */
export function createShop(fragmentService: string) {
  const { fetchFragment } = createFragments({ origin: fragmentService });
  const manifest = followManifest(`${BASE_URL}fragments.json`);

  return createServer(async (_, response) => {
    const site = 'AT';
    const nonce = btoa(crypto.randomUUID());
    const [list, ...fragments] = await Promise.all([
      manifest(),
      fetchFragment('header', { site }),
      fetchFragment('footer', { site }),
    ]);
    const [header, footer] = fragments;
    const modules = ['Header', 'Footer'] as const;
    const options = { modules, site, baseUrl: BASE_URL, nonce, fragments };
    const head = headTags(list, options);
    const own = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'`;
    const policy = withFasciaPolicy(own, { baseUrl: BASE_URL, nonce });
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coffee</title>
<script nonce="${nonce}" defer fetchpriority="high" src="/host.js"></script>
${head}
<link rel="stylesheet" href="/host.css">
</head>
<body>
<div data-fascia-slot="Header" data-site="${site}">${fragmentHtml(header, 'header', { withHead: false }) || LINKS.header}</div>
<main><h1>Coffee</h1></main>
<div data-fascia-slot="Footer" data-site="${site}">${fragmentHtml(footer, 'footer', { withHead: false }) || LINKS.footer}</div>
</body>
</html>`);
  });
}
