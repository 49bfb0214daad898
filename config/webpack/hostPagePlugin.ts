import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { CONTAINER, CONTAINER_GLOBAL } from '../federation.ts';

const NAME = 'HostPagePlugin';

/** webpack reads the script's address from `document.currentScript`, which `<form name="currentScript">` hides. */
const CURRENT_SCRIPT =
  /if \(document\.currentScript\?\.tagName\.toUpperCase\(\) === 'SCRIPT'\)\s+scriptUrl = document\.currentScript\.src;/;
const OWN_CURRENT_SCRIPT =
  'scriptUrl = Reflect.get(Object.getPrototypeOf(document), "currentScript", document)?.src;';

/**
 * A style sheet counts as loaded only if it is one of fascia's: an HTML page in its place, such as a CDN's error page with
 * status 200, fires `load` too.
 */
const IS_OWN = `
var isOwn = (link) => {
  try { return /fascia-/.test(link.sheet.cssRules[0].cssText) } catch {}
};
`;

const CHECK_SHEET = `
linkTag.onload = (event) => onLinkComplete(isOwn(linkTag) ? event : { type: "empty" });
`;

/** Where webpack takes a sheet that is in the page already, such as a server's, for a loaded one. */
const FIND_SHEET = 'if(findStylesheet(href, fullhref))';

/** What nobody reads of an error about a style sheet; its message names the sheet. Hosts download every byte of this. */
const UNREAD_DETAILS = /err\.(?:code|type|request) = [^;]+;/g;

function changeRuntime(compilation: Compilation): void {
  compilation.hooks.runtimeModule.tap(NAME, (module) => {
    const generate = module.generate.bind(module);
    if (module.name === 'css loading') {
      module.generate = () => {
        const code = String(generate()).replaceAll(UNREAD_DETAILS, '');
        if (!code.includes(FIND_SHEET))
          throw new Error('webpack finds style sheets in another way');
        return IS_OWN + code.replace(FIND_SHEET, 'if(isOwn(findStylesheet(href, fullhref)))');
      };
    }
    if (module.name !== 'publicPath') return;
    module.generate = () => {
      const code = String(generate());
      // That of a chunk in which webpack itself runs a style sheet while it builds, in development: it finds no script.
      if (!code.includes('scriptUrl')) return code;
      if (!CURRENT_SCRIPT.test(code)) throw new Error('webpack finds its script in another way');
      return code.replace(CURRENT_SCRIPT, OWN_CURRENT_SCRIPT);
    };
  });
}

/** Removes the build machine's folder from source maps: the container's generated entry imports by absolute paths. */
function hideBuildFolder(compilation: Compilation, compiler: Compiler): void {
  const { Compilation: Stages, sources } = compiler.webpack;
  const stage = Stages.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
  compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
    for (const { name, source } of compilation.getAssets()) {
      const text = name.endsWith('.map') ? String(source.source()) : '';
      const shown = text.replaceAll(`${compiler.context}/`, '');
      if (shown !== text) compilation.updateAsset(name, new sources.RawSource(shown));
    }
  });
}

/** Removes the build machine's folder from source maps. */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      hideBuildFolder(compilation, compiler);
    });
  }
}

/** Keeps the remote's loading safe from elements of the host's page and from broken style sheets. */
export class HostPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      changeRuntime(compilation);
      const hooks = MiniCssExtractPlugin.getCompilationHooks(compilation);
      hooks.beforeTagInsert.tap(NAME, (source) => source + CHECK_SHEET);
    });
    // Hosts that know the container's name only look for a global variable of that name.
    new compiler.webpack.BannerPlugin({
      banner: `globalThis.${CONTAINER} = ${CONTAINER_GLOBAL};`,
      include: 'remoteEntry.js',
      raw: true,
      footer: true,
    }).apply(compiler);
  }
}
