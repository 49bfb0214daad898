import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { changeRuntime } from './changeRuntime.ts';

const NAME = 'StyleSheetsPlugin';

/** Timeout of a script or a style sheet, in ms. */
export const CHUNK_TIMEOUT_MS = 15_000;

/**
 * Last rule of each style sheet. If it is missing, the sheet is truncated or another document, such as a CDN's error
 * page with status 200. Browsers fire `load` for both.
 */
const END_RULE = '.fascia-end{}';
const IS_COMPLETE = `
var isComplete = (link) => {
  try { return /^\\.fascia-end/.test([...link.sheet.cssRules].pop().cssText) } catch {}
};
`;

/** Set while server-rendered modules have no styles (src/render/watchStyleSheets.ts). */
const UNSTYLED = 'data-fascia-unstyled';

/**
 * Adds a timeout, which style sheets do not have by default. A sheet that has loaded or failed has no `onload` anymore.
 *
 * Unstyled modules are hidden while their layout changes, which starts with the `load` event (HK-202). The browser may
 * apply and paint a style sheet before that event, so the sheet applies only in the event.
 */
const WATCH_SHEET = `
if (document.documentElement.hasAttribute("${UNSTYLED}")) linkTag.media = "not all";
linkTag.onload = (event) => {
  const complete = isComplete(linkTag);
  if (complete) linkTag.media = "all";
  onLinkComplete(complete ? event : { type: "incomplete" });
};
setTimeout(() => linkTag.onload && onLinkComplete({ type: "timeout" }), ${CHUNK_TIMEOUT_MS});
`;

/** Condition under which the runtime treats a style sheet of the page, such as a server-rendered link, as loaded. */
const FIND_SHEET = 'if(findStylesheet(href, fullhref))';

function checkSheets(compilation: Compilation): void {
  changeRuntime(compilation, NAME, 'css loading', (code) => {
    if (!code.includes(FIND_SHEET))
      throw new Error('The runtime finds style sheets in an unknown way');
    return IS_COMPLETE + code.replace(FIND_SHEET, 'if(isComplete(findStylesheet(href, fullhref)))');
  });
  const hooks = MiniCssExtractPlugin.getCompilationHooks(compilation);
  hooks.beforeTagInsert.tap(NAME, (source) => source + WATCH_SHEET);
}

/** Adds the last rule after the minimizer, which removes empty rules, and before the files are hashed. */
function markEnds(
  compilation: Compilation,
  { webpack: { Compilation: Stages, sources } }: Compiler,
) {
  const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
    for (const { name, source } of compilation.getAssets()) {
      if (!name.endsWith('.css')) continue;
      compilation.updateAsset(name, new sources.ConcatSource(source, END_RULE));
    }
  });
}

/** Makes a chunk fail if its style sheet is truncated, hangs or is not the remote's (docs/decisions/028). */
export class StyleSheetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      checkSheets(compilation);
      markEnds(compilation, compiler);
    });
  }
}
