import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'PlainContainerPlugin';
const TYPE = 'consume-shared';
/** Name of the entry. */
const ENTRY = 'container';

interface ConsumeData {
  shareKey: string;
}

/** The modules of a chunk that consume a shared package. */
function consumesOf(compilation: Compilation, chunk: Chunk): [id: string | number, Module][] {
  const { chunkGraph } = compilation;
  const modules = chunkGraph.getChunkModulesIterableBySourceType(chunk, TYPE) ?? [];
  return [...modules].flatMap((module) => {
    const id = chunkGraph.getModuleId(module);
    return id === null ? [] : [[id, module]];
  });
}

/** Code that provides a chunk's shared packages, either from the page or from the remote. */
function consumesCode(compilation: Compilation, entry: Chunk): string {
  const chunks: Record<string, (string | number)[]> = {};
  const packages = new Map<string | number, string>();
  for (const chunk of entry.getAllReferencedChunks()) {
    const consumes = consumesOf(compilation, chunk);
    if (consumes.length > 0 && chunk.id !== null) chunks[chunk.id] = consumes.map(([id]) => id);
    for (const [id, module] of consumes) {
      const results = compilation.codeGenerationResults;
      if (!results) throw new Error('The code of shared packages has not been generated yet');
      const fallback = results.getSource(module, chunk.runtime, TYPE).source();
      const { shareKey }: ConsumeData = results.getData(module, chunk.runtime, TYPE);
      packages.set(id, `[${JSON.stringify(shareKey)}, ${fallback}]`);
    }
  }
  const table = [...packages].map(([id, source]) => `${JSON.stringify(id)}: ${source}`);
  return `
var consumedBy = ${JSON.stringify(chunks)};
var packages = {${table.join(',\n')}};
var loads = {};
__webpack_require__.f.consumes = (chunkId, promises) => {
  for (const id of consumedBy[chunkId] || []) {
    if (__webpack_require__.m[id]) continue;
    const [name, fallback] = packages[id];
    promises.push(loads[id] ||= (__webpack_require__.shared?.(name) || fallback()).then((factory) => {
      __webpack_require__.m[id] = (module) => { module.exports = factory() };
    }).catch((error) => {
      loads[id] = 0;
      throw error;
    }));
  }
};
`;
}

/** Runtime modules that need the federation runtime, by their names in @module-federation/enhanced. */
const OF_FEDERATION = new Set(['federation runtime', 'embed federation', 'sharing']);

/** The federation runtime, which its plug-in adds to every entry. */
const FEDERATION_RUNTIME = /[\\/](?:\.federation|@module-federation)[\\/]/;

/**
 * Turns the entry `container` into a container without the federation runtime. It uses the same chunks as the federated
 * container. A few lines that request shared packages from `src/container/container.ts` replace the code that needs the
 * runtime.
 */
export class PlainContainerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(NAME, () => {
        const { chunkGraph } = compilation;
        const entry = compilation.namedChunks.get(ENTRY);
        if (!entry) throw new Error(`The entry "${ENTRY}" does not exist`);
        for (const module of chunkGraph.getChunkModules(entry)) {
          if (!FEDERATION_RUNTIME.test(module.nameForCondition() ?? '')) continue;
          chunkGraph.disconnectChunkAndModule(entry, module);
        }
      });
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (chunk.name !== ENTRY) return;
        if (module.name === 'consumes') module.generate = () => consumesCode(compilation, chunk);
        if (OF_FEDERATION.has(module.name)) module.generate = () => '';
      });
    });
  }
}
