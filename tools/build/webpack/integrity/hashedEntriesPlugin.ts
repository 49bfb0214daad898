import type { Compilation, Compiler } from 'webpack';
import { ENTRIES } from '../../../../config/federation.ts';
import { finalStages, nameHash } from './integrity.ts';

const NAME = 'HashedEntriesPlugin';

const hashedNames = new WeakMap<Compilation, Readonly<Record<string, string>>>();

/** Maps the names of a build's entries to their hashed names. Empty in development. */
export const hashedEntries = (compilation: Compilation): Readonly<Record<string, string>> =>
  hashedNames.get(compilation) ?? {};

/**
 * Gives each entry a second, hashed name that caches can keep. Both files have the same bytes and name the same source
 * map.
 */
export class HashedEntriesPlugin {
  readonly #entries: readonly string[];

  constructor(entries: readonly string[] = ENTRIES) {
    this.#entries = entries;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = finalStages(compiler).entryNames;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const names: Record<string, string> = {};
        for (const name of this.#entries) {
          const entry = compilation.getAsset(name);
          if (!entry) throw new Error(`The build does not contain ${name}`);
          const hashed = name.replace('.js', `.${nameHash(entry.source.buffer())}.js`);
          const text = String(entry.source.source());
          const source = new RawSource(text.replace(`=${name}.map`, `=${hashed}.map`));
          compilation.updateAsset(name, source);
          if (compilation.getAsset(`${name}.map`)) {
            compilation.renameAsset(`${name}.map`, `${hashed}.map`);
          }
          // Without the entry's asset info, webpack would minify the new asset again and create a source map for it.
          compilation.emitAsset(hashed, source, compilation.getAsset(name)?.info);
          names[name] = hashed;
        }
        hashedNames.set(compilation, names);
      });
    });
  }
}
