import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createFragments, fragmentHtml, headHtml, type Fragment } from 'fascia-host/server';

/**
 * Reads the default fragments of fascia's build, such as `header.DE.json`. They are used if the service is unavailable.
 */
function readDefaults(folder: string): Map<string, Fragment> {
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fragment,
    ]),
  );
}

/** A shop with plain Node. The fragments' links are in the head, so that the browser finds them early. */
export function createShop(fragmentService: string, defaultsFolder: string) {
  const defaults = readDefaults(defaultsFolder);
  const { fetchFragment } = createFragments({
    origin: fragmentService,
    fallback: (name, { site }) => defaults.get(`${name}.${String(site)}`),
    onEvent: (event) => {
      if (event.type !== 'answered') process.stderr.write(`${JSON.stringify(event)}\n`);
    },
  });

  return createServer(async (_, response) => {
    const site = 'DE';
    const [header, footer] = await Promise.all([
      fetchFragment('header', { site, sticky: true }),
      fetchFragment('footer', { site }),
    ]);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coffee</title>
${headHtml([header, footer])}
</head>
<body>
<div id="header">${fragmentHtml(header, 'header', { withHead: false })}</div>
<main><h1>Coffee</h1></main>
<div id="footer">${fragmentHtml(footer, 'footer', { withHead: false })}</div>
<script src="/host.js" type="module"></script>
</body>
</html>`);
  });
}
