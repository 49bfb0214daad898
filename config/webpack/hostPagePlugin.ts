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
 * Makes a style sheet count as loaded only if it is one of fascia's: an HTML page in its place, such as a CDN's error
 * page with status 200, fires `load` too.
 */
const CHECK_SHEET = `
linkTag.onload = (event) => {
  let isOwn;
  try { isOwn = /fascia-/.test(linkTag.sheet.cssRules[0].cssText) } catch {}
  onLinkComplete(isOwn ? event : { type: "empty" });
};
`;

/** What nobody reads of an error about a style sheet; its message names the sheet. Hosts download every byte of this. */
const UNREAD_DETAILS = /err\.(?:code|type|request) = [^;]+;/g;

function changeRuntime(compilation: Compilation): void {
  compilation.hooks.runtimeModule.tap(NAME, (module) => {
    const generate = module.generate.bind(module);
    if (module.name === 'css loading') {
      module.generate = () => String(generate()).replaceAll(UNREAD_DETAILS, '');
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
