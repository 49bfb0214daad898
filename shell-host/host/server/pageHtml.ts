import { retailer } from '../../demo-shop/retailer.ts';
import { languageOf, type Site } from '../../demo-shop/sites.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFragments } from './pageFragments.ts';

/** The parts of a page's HTML. */
export interface PageParts {
  site: Site;
  /** The server-rendered header and footer. If they are empty, the browser renders them. */
  fragments: PageFragments;
  /** The URLs of the host's own files. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Their hashes by URL, if they are known. */
  integrity?: Readonly<Record<string, string>>;
  /** The nonce of the page's content security policy. */
  nonce: string;
  development: boolean;
}

/**
 * In development only: React Refresh needs this hook, even for the remote's code. It must exist before the first script
 * runs.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},onPostCommitFiberRoot(){},checkDCE(){}}`;

/** Keeps the header still between pages. Inline, so that it also applies while style sheets are loading. */
const VIEW_TRANSITION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

/** Makes the browser refuse a file with another hash. */
const integrityAttributes = (hash: string | undefined) =>
  hash === undefined ? '' : ` crossorigin="anonymous" integrity="${escapeHtml(hash)}"`;

/** Returns the HTML of a page: header and footer, which work without scripts, and the scripts that hydrate them. */
export function pageHtml(parts: PageParts): string {
  const { site, fragments, scripts, styles, integrity = {}, nonce, development } = parts;
  const checked = (url: string) => `"${escapeHtml(url)}"${integrityAttributes(integrity[url])}`;
  return `<!doctype html>
<html lang="${languageOf(site)}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(retailer.name)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${VIEW_TRANSITION}</style>
${fragments.head}
${styles.map((href) => `<link rel="stylesheet" href=${checked(href)}>`).join('\n')}
</head>
<body>
<div id="header">${fragments.header}</div>
<div id="page"></div>
<div id="footer">${fragments.footer}</div>
${development ? `<script nonce="${nonce}">${REFRESH_HOOK}</script>` : ''}
${scripts.map((src) => `<script nonce="${nonce}" defer fetchpriority="high" src=${checked(src)}></script>`).join('\n')}
</body>
</html>
`;
}
