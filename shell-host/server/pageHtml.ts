import { categoryPromotionId } from '../pages/remote/categoryPromotionId.ts';
import { routeOf } from '../pages/routing/routes.ts';
import { languageOf, type Site } from '../shop/catalogue/languages.ts';
import { staticHeader } from './staticHeader.ts';

/** What a page of the shell host is made of. */
export interface PageParts {
  site: Site;
  /** Of the page's address: it decides which header the remote will draw. */
  path: string;
  /** The remote's entry, as the browser asks for it. */
  remoteEntry: string;
  /** The host's own files, as the browser asks for them. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Of the page's security policy. */
  nonce: string;
  development: boolean;
}

/**
 * In development only: React Refresh finds every React of the page through this hook, also for the
 * remote's code. It must be there before the first script.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},onPostCommitFiberRoot(){},checkDCE(){}}`;

const escape = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML of every page: a header that works by itself, and the scripts that bring the better one. */
export function pageHtml(parts: PageParts): string {
  const { site, path, remoteEntry, scripts, styles, nonce, development } = parts;
  const route = routeOf(path);
  const header = staticHeader(
    site,
    route.name === 'checkout',
    categoryPromotionId(route) !== undefined,
  );
  const entry = escape(remoteEntry);
  return `<!doctype html>
<html lang="${languageOf(site)}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="shell-remote" content="${entry}">
<title>Aroma</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
<link rel="preload" as="script" nonce="${nonce}" href="${entry}" crossorigin="anonymous">
</head>
<body>
<div id="header">${header}</div>
<div id="page"></div>
<div id="footer"></div>
${development ? `<script nonce="${nonce}">${REFRESH_HOOK}</script>` : ''}
${scripts.map((src) => `<script nonce="${nonce}" defer src="${escape(src)}"></script>`).join('\n')}
</body>
</html>
`;
}
