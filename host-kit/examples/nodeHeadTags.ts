import { createServer } from 'node:http';
import {
  createFragments,
  fragmentHtml,
  headHtml,
  headTags,
  parseManifest,
  withFasciaPolicy,
  type RemoteManifest,
} from 'fascia-host/server';

/** Where the files of the remote are, as pages see them and as the fragment service knows them (its `FILES_URL`). */
const BASE_URL = 'https://cdn.example/fascia/';

/**
 * A shop of plain Node whose pages have header and footer in their first byte, begin the header's work in their head, and
 * have a policy. The remote is deployed without this server, so its list of files is asked for again now and then.
 */
export async function createShop(fragmentService: string) {
  const { fetchFragment } = createFragments({ origin: fragmentService });
  let manifest: RemoteManifest | undefined;

  async function readManifest(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(5000);
      const answer = await fetch(new URL('fragments.json', BASE_URL), { signal });
      manifest = parseManifest((await answer.json()) as object);
    } catch {
      // Pages go on with the last one, or without preloads.
    }
  }

  await readManifest();
  setInterval(() => void readManifest(), 60_000).unref();

  return createServer(async (_, response) => {
    const site = 'AT';
    const nonce = btoa(crypto.randomUUID());
    const fragments = await Promise.all([
      fetchFragment('header', { site }),
      fetchFragment('footer', { site }),
    ]);
    const [header, footer] = fragments;
    const modules = ['Header', 'Footer'] as const;
    const head = manifest
      ? headTags(manifest, { modules, site, baseUrl: BASE_URL, nonce, fragments })
      : headHtml(fragments, nonce);
    const own = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'`;
    const policy = withFasciaPolicy(own, { baseUrl: BASE_URL, nonce });
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coffee</title>
<script nonce="${nonce}" type="module" async fetchpriority="high" src="/host.js"></script>
${head}
<link rel="stylesheet" href="/host.css">
</head>
<body>
<div data-fascia-slot="Header" data-site="${site}">${fragmentHtml(header, 'header', { withHead: false })}</div>
<main><h1>Coffee</h1></main>
<div data-fascia-slot="Footer" data-site="${site}">${fragmentHtml(footer, 'footer', { withHead: false })}</div>
</body>
</html>`);
  });
}
