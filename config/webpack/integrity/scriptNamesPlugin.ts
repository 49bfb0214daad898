import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { finalStages } from './integrity.ts';

const NAME = 'ScriptNamesPlugin';

/** Stands for the hash until all scripts are final; of the same length, for the columns of source maps. */
export const SCRIPTS_HASH = 'SCRIPTHASH';
const MARK = `.${SCRIPTS_HASH}.js`;

/**
 * Names all scripts of a build but its entries by one hash: that of all of them. Each is new with every build anyway, since
 * it says the build's name, and a hash for each would be a table in both entries.
 */
export class ScriptNamesPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = finalStages(compiler).scriptNames;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const hash = createHash('sha256');
        const assets = compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, source } of assets) {
          if (name.endsWith(MARK)) hash.update(`${name}\n`).update(source.buffer());
        }
        const ending = `.${hash.digest('hex').slice(0, SCRIPTS_HASH.length)}.js`;
        for (const { name, source } of assets) {
          if (!/\.js(?:\.map)?$/.test(name)) continue;
          const text = String(source.source());
          if (text.includes(MARK)) {
            compilation.updateAsset(name, new RawSource(text.replaceAll(MARK, ending)));
          }
          if (name.includes(MARK)) compilation.renameAsset(name, name.replace(MARK, ending));
        }
      });
    });
  }
}
