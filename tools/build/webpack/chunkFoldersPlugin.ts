import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { chunkTable, findMisplacedFiles } from './chunkFolders.ts';

/** Chunks of texts, one per language or site. They have about the same size, so the table leaves them out. */
const OF_ONE_LANGUAGE = /^(?:locale|search|newsletter|content)-[A-Za-z]{2}(?:[-_]\w+)?$/;

const nameOf = ({ name, id }: Chunk) => name ?? String(id);

/** Fails the build if a file is not in the chunk that its folder names, and prints the table of chunks. */
export class ChunkFoldersPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('ChunkFoldersPlugin', (compilation) => {
      const files = this.#chunksOfFiles(compilation);
      for (const problem of findMisplacedFiles(files)) {
        compilation.errors.push(new webpack.WebpackError(problem));
      }
      process.stdout.write(`\n${chunkTable(sizesOf(compilation), files)}\n`);
    });
  }

  #chunksOfFiles({ modules, chunkGraph }: Compilation): Map<string, Set<string>> {
    const files = new Map<string, Set<string>>();
    for (const module of modules) {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)].map(nameOf);
      for (const file of this.#sourcesOf(module)) {
        const known = files.get(file) ?? new Set();
        files.set(file, known);
        for (const chunk of chunks) known.add(chunk);
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

function sizesOf(compilation: Compilation): Map<string, number> {
  const sizeOf = (file: string) =>
    gzipSync(compilation.getAsset(file)?.source.buffer() ?? '').byteLength;
  const listed = [...compilation.chunks].filter((chunk) => !OF_ONE_LANGUAGE.test(nameOf(chunk)));
  return new Map(
    listed.map((chunk) => {
      const sizes = [...chunk.files].map(sizeOf);
      return [nameOf(chunk), sizes.reduce((sum, size) => sum + size, 0)];
    }),
  );
}
