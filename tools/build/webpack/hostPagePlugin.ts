import type { Compilation, Compiler } from 'webpack';
import { CONTAINER, CONTAINER_GLOBAL } from '../../../config/federation.ts';
import { changeRuntime } from './changeRuntime.ts';

const NAME = 'HostPagePlugin';

/**
 * Code in which webpack reads the script's URL from `document.currentScript`. An element such as
 * `<form name="currentScript">` would hide this property.
 */
const CURRENT_SCRIPT =
  /if \(document\.currentScript\?\.tagName\.toUpperCase\(\) === 'SCRIPT'\)\s+scriptUrl = document\.currentScript\.src;/;
/** webpack's check for workers. `<div id="importScripts">` would make it succeed in a page. */
const IN_WORKER = /if \([\w.]+importScripts\) scriptUrl = .*;/;
const OWN_CURRENT_SCRIPT =
  'scriptUrl = Reflect.get(Object.getPrototypeOf(document), "currentScript", document)?.src;';

/** Reads the current script from the prototype's getter, which no element can hide. */
function findOwnScript(code: string): string {
  // In development webpack also generates this module for chunks that run during the build and have no script.
  if (!code.includes('scriptUrl')) return code;
  if (!CURRENT_SCRIPT.test(code) || !IN_WORKER.test(code)) {
    throw new Error('webpack determines its script URL in an unknown way');
  }
  return code.replace(CURRENT_SCRIPT, OWN_CURRENT_SCRIPT).replace(IN_WORKER, '');
}

/** Removes the path of the build folder from source maps. The container's generated entry imports by absolute paths. */
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

/** Removes the path of the build folder from source maps. */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      hideBuildFolder(compilation, compiler);
    });
  }
}

/** Makes loading robust against elements of the host's page. */
export class HostPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      changeRuntime(compilation, NAME, 'publicPath', findOwnScript);
    });
    // Hosts that configure only the container's name expect a global variable of that name.
    new compiler.webpack.BannerPlugin({
      banner: `globalThis.${CONTAINER} = ${CONTAINER_GLOBAL};`,
      include: 'remoteEntry.js',
      raw: true,
      footer: true,
    }).apply(compiler);
  }
}
