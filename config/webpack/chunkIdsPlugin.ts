import type { Compiler } from 'webpack';

const NAME = 'ChunkIdsPlugin';

/**
 * Makes a chunk's name its id. By default an id is a number, and the container holds a table from numbers to names
 * beside the one to hashes. Chunks without a name keep their number.
 */
export class ChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack gives ids to the chunks that have none.
      compilation.hooks.chunkIds.tap({ name: NAME, stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
        }
      });
    });
  }
}
