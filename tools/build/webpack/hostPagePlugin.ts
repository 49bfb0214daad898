import type { Compilation, Compiler } from 'webpack';
import { CONTAINER, CONTAINER_GLOBAL } from '../../../config/federation.ts';
import { changeRuntime } from './changeRuntime.ts';

const NAME = 'HostPagePlugin';

/** webpack reads the script's address from `document.currentScript`, which `<form name="currentScript">` hides. */
const CURRENT_SCRIPT =
  /if \(document\.currentScript\?\.tagName\.toUpperCase\(\) === 'SCRIPT'\)\s+scriptUrl = document\.currentScript\.src;/;
/** How it knows a worker; `<div id="importScripts">` would make one of the page. */
const IN_WORKER = /if \([\w.]+importScripts\) scriptUrl = .*;/;
const OWN_CURRENT_SCRIPT =
  'scriptUrl = Reflect.get(Object.getPrototypeOf(document), "currentScript", document)?.src;';

/** Finds the script by its prototype's getter, which no element of the page can hide. */
function findOwnScript(code: string): string {
  // In development webpack also generates this for chunks that run during the build and have no script.
  if (!code.includes('scriptUrl')) return code;
  if (!CURRENT_SCRIPT.test(code) || !IN_WORKER.test(code)) {
    throw new Error('webpack finds its script in another way');
  }
  return code.replace(CURRENT_SCRIPT, OWN_CURRENT_SCRIPT).replace(IN_WORKER, '');
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

/** Keeps the remote's loading safe from elements of the host's page. */
export class HostPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      changeRuntime(compilation, NAME, 'publicPath', findOwnScript);
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
