import { createFragments, fragmentHtml } from 'fascia-host/server';

interface Environment {
  FRAGMENT_SERVICE: string;
}

let fragments: ReturnType<typeof createFragments> | undefined;

/** A worker that renders its pages into a layout: header, the page's content, footer. */
export default {
  async fetch(_: Request, environment: Environment): Promise<Response> {
    // Created once per worker, so that all requests share the cache.
    fragments ??= createFragments({ origin: environment.FRAGMENT_SERVICE });
    const layout = await fragments.fetchFragment('layout', { site: 'CH_FR' });
    const content = '<main><h1>Café</h1></main>';
    const html = `<!doctype html>
<html lang="fr-CH">
<title>Café</title>
<body>
<div id="layout">${fragmentHtml(layout, 'layout', { content })}</div>
</body>
</html>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
};
