import { join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { licensesText, packageFolders } from './licenses.ts';

const FILE = 'licenses.txt';

/** Tools whose own code is in the build, such as webpack's runtime. */
const TOOLS = ['webpack', 'mini-css-extract-plugin', '@module-federation/enhanced'];

/** The files of a module, which may be a concatenation of modules. */
function filesOf(module: Module & { modules?: Module[] }): string[] {
  const file = module.nameForCondition();
  return [...(file === null ? [] : [file]), ...(module.modules ?? []).flatMap(filesOf)];
}

function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return bundled.flatMap(filesOf);
}

/**
 * Writes `licenses.txt` with the licences of all bundled packages. The build fails if a licence is not allowed or has
 * no text (HOST-65).
 */
export class LicensesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LicensesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'LicensesPlugin', stage }, () => {
        const tools = TOOLS.map((name) => join(compiler.context, 'node_modules', name));
        const folders = packageFolders(bundledFiles(compilation));
        const { text, problems } = licensesText([...folders, ...tools]);
        const { WebpackError, sources } = compiler.webpack;
        for (const problem of problems) compilation.errors.push(new WebpackError(problem));
        compilation.emitAsset(FILE, new sources.RawSource(text));
      });
    });
  }
}
