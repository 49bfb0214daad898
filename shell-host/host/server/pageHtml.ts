import { categoryPromotionId } from '../demo/categoryPromotionId.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { retailer } from '../../demo-shop/retailer.ts';
import { languageOf, type Site } from '../../demo-shop/sites.ts';
import { escapeHtml } from './escapeHtml.ts';
import { staticFooter } from './staticFooter.ts';
import { emptySlotsScript, staticHeader } from './staticHeader.ts';

/** What the HTML of a page depends on. */
export interface PageParts {
  site: Site;
  /** The path of the page, which decides about the variant of its header. */
  path: string;
  /** The URL of the remote's entry. */
  remoteEntry: string;
  /** The URLs of the host's own files. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The nonce of the page's content security policy. */
  nonce: string;
  development: boolean;
}

/**
 * In development only: React Refresh finds React through this hook, for the remote's code too. It must exist
 * before the first script runs.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},onPostCommitFiberRoot(){},checkDCE(){}}`;

/**
 * The HTML of a page: a static header and footer that work without scripts, and the scripts that load the remote's.
 */
export function pageHtml(parts: PageParts): string {
  const { site, path, remoteEntry, scripts, styles, nonce, development } = parts;
  const route = routeOf(path);
  const header = staticHeader(site, {
    reduced: route.name === 'checkout',
    categoryPromotionId: categoryPromotionId(route),
  });
  const entry = escapeHtml(remoteEntry);
  return `<!doctype html>
<html lang="${languageOf(site)}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="shell-remote" content="${entry}">
<title>${escapeHtml(retailer.name)}</title>
<link rel="icon" href="data:,">
<script nonce="${nonce}">${emptySlotsScript(site, categoryPromotionId(route))}</script>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<link rel="preload" as="script" nonce="${nonce}" href="${entry}" crossorigin="anonymous">
</head>
<body>
<div id="header">${header}</div>
<div id="page"></div>
<div id="footer"></div>
${staticFooter(site)}
${development ? `<script nonce="${nonce}">${REFRESH_HOOK}</script>` : ''}
${scripts.map((src) => `<script nonce="${nonce}" defer src="${escapeHtml(src)}"></script>`).join('\n')}
</body>
</html>
`;
}
