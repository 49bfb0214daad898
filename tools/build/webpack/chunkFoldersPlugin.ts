import { relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { findMisplacedFiles } from './chunkFolders.ts';

/** Fails the build if a file is not in the chunk that its folder names. */
export class ChunkFoldersPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('ChunkFoldersPlugin', (compilation) => {
      for (const problem of findMisplacedFiles(this.#chunksOfFiles(compilation))) {
        compilation.errors.push(new webpack.WebpackError(problem));
      }
    });
  }

  #chunksOfFiles({ modules, chunkGraph }: Compilation): Map<string, Set<string>> {
    const files = new Map<string, Set<string>>();
    for (const module of modules) {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)];
      for (const file of this.#sourcesOf(module)) {
        const names = chunks.map(({ name, id }) => name ?? String(id));
        files.set(file, new Set([...(files.get(file) ?? []), ...names]));
      }
    }
    return files;
  }

  /** Source files in `src/` of a module, which may be a concatenation of modules. */
  #sourcesOf(module: Module & { modules?: Module[] }): string[] {
    return (module.modules ?? [module])
      .map((part) => part.nameForCondition())
      .filter((path) => path !== null)
      .map((path) => relative(this.#root, path).replaceAll('\\', '/'))
      .filter((path) => path.startsWith('src/'));
  }
}
