import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'EarlyModulesPlugin';

/** Stands for a shared package, which the page has to give first. */
const SHARED = 'consume-shared-module';

type Id = string | number;

/** The modules without which a module cannot be evaluated. */
function neededBy(module: Module, { moduleGraph, chunkGraph }: Compilation, { runtime }: Chunk) {
  return [...moduleGraph.getOutgoingConnections(module)].flatMap((connection) => {
    const { dependency, module: needed } = connection;
    const isLazy =
      dependency &&
      moduleGraph.getParentBlock(dependency) instanceof webpack.AsyncDependenciesBlock;
    const isThere = needed && needed !== module && chunkGraph.getNumberOfModuleChunks(needed) > 0;
    return isThere && !isLazy && connection.isTargetActive(runtime) ? [needed] : [];
  });
}

/** Those modules of chunks that can be evaluated with these chunks alone, and which modules each of them needs. */
function independentModules(compilation: Compilation, chunks: readonly Chunk[]) {
  const needs = new Map<Module, Module[]>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type !== SHARED) needs.set(module, neededBy(module, compilation, chunk));
    }
  }
  let size;
  do {
    ({ size } = needs);
    for (const [module, needed] of needs) {
      if (!needed.every((each) => needs.has(each))) needs.delete(module);
    }
  } while (needs.size < size);
  return needs;
}

/** What is evaluated, and what has to be there before. */
interface Plan {
  /** A module of each chunk. */
  marks: Id[];
  /** The modules that no other one needs. */
  roots: Id[];
}

function planOf(
  compilation: Compilation,
  chunks: readonly Chunk[],
  required: readonly string[],
): Plan {
  const { chunkGraph } = compilation;
  const needs = independentModules(compilation, chunks);
  for (const file of required) {
    const isFound = [...needs.keys()].some((module) => module.nameForCondition()?.endsWith(file));
    if (isFound) continue;
    throw new Error(
      `${file} cannot be evaluated before React is there: it, or what it imports, needs React`,
    );
  }
  const needed = new Set([...needs.values()].flat());
  const idsOf = (modules: Iterable<Module>) =>
    [...modules].flatMap((module) => {
      const isScript = [...chunkGraph.getModuleSourceTypes(module)].includes('javascript');
      const id = chunkGraph.getModuleId(module);
      return isScript && id !== null ? [id] : [];
    });
  return {
    marks: chunks.flatMap((chunk) => idsOf(chunkGraph.getChunkModulesIterable(chunk)).slice(0, 1)),
    roots: idsOf([...needs.keys()].filter((module) => !needed.has(module))),
  };
}

/**
 * Evaluates the modules of some chunks that need no shared package as soon as the last of these chunks has come: while a page
 * waits for its own script, which brings React. Later this would be time before the header is drawn (docs/decisions/031).
 */
export class EarlyModulesPlugin {
  readonly #names: readonly string[];
  readonly #required: readonly string[];

  /**
   * @param names The chunks; that of an `import()` stands for all that it loads.
   * @param required Files that have to be among the modules: the build ends with an error if one of them needs React.
   */
  constructor(names: readonly string[], required: readonly string[]) {
    this.#names = names;
    this.#required = required;
  }

  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { namedChunks, namedChunkGroups } = compilation;
      const { chunkLoadingGlobal, globalObject } = compilation.outputOptions;
      const hooks = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      let plan: Plan | undefined;
      // After the chunk has become a call of the chunk loader.
      hooks.renderChunk.tap({ name: NAME, stage: 10 }, (source, { chunk }) => {
        const chunks = this.#names.flatMap((name) => {
          const found = namedChunkGroups.get(name)?.chunks ?? namedChunks.get(name);
          if (!found) throw new Error(`There is no chunk "${name}"`);
          return found;
        });
        if (!chunks.includes(chunk)) return source;
        plan ??= planOf(compilation, chunks, this.#required);
        const { marks, roots } = plan;
        const list = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
        const evaluate = `r=>{try{${JSON.stringify(marks)}.every(e=>r.m[e])&&${JSON.stringify(roots)}.forEach(e=>r(e))}catch{}}`;
        return new ConcatSource(
          source,
          // A chunk without modules, whose code the loader runs. What throws does so again for whoever imports it.
          `;${list}.push([[${JSON.stringify(`${chunk.id}+`)}],{},${evaluate}]);`,
        );
      });
    });
  }
}
