import type { Compilation, Compiler } from 'webpack';
import { ENTRIES } from '../../../../config/federation.ts';
import { finalStages, nameHash } from './integrity.ts';

const NAME = 'HashedEntriesPlugin';

const hashedNames = new WeakMap<Compilation, Readonly<Record<string, string>>>();

/** The names of a build's entries with their hashes, by those without; none in development. */
export const hashedEntries = (compilation: Compilation): Readonly<Record<string, string>> =>
  hashedNames.get(compilation) ?? {};

/**
 * Gives each entry a second name with its hash, under which it can be kept for as long as a page may ask for it. Both files
 * have the same bytes, and name the same source map.
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
          if (!entry) throw new Error(`The build has no ${name}`);
          const hashed = name.replace('.js', `.${nameHash(entry.source.buffer())}.js`);
          const text = String(entry.source.source());
          const source = new RawSource(text.replace(`=${name}.map`, `=${hashed}.map`));
          compilation.updateAsset(name, source);
          if (compilation.getAsset(`${name}.map`)) {
            compilation.renameAsset(`${name}.map`, `${hashed}.map`);
          }
          // What the entry's file says of itself: a new asset is minified, and gets a source map, otherwise.
          compilation.emitAsset(hashed, source, compilation.getAsset(name)?.info);
          names[name] = hashed;
        }
        hashedNames.set(compilation, names);
      });
    });
  }
}
