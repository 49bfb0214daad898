import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { finalStages, integrityOf, SCRIPT_OR_STYLE } from './integrity.ts';

const NAME = 'IntegrityPlugin';

const integrityOfFile = (content: string | Buffer) => integrityOf(content, 'sha256');

/**
 * Placeholder for the hash of a file that is not final yet. It is as long as a hash, so that the columns of source maps
 * stay correct.
 */
const placeholder = (kind: string, { id }: Chunk): string => integrityOfFile(`${kind} of ${id}`);

interface ChunksByKind {
  js: Chunk[];
  css: Chunk[];
}

/** The chunks with scripts and with style sheets that an entry loads. */
function chunksOf(entry: Chunk, { chunkGraph }: Compilation, compiler: Compiler): ChunksByKind {
  const { JavascriptModulesPlugin } = compiler.webpack.javascript;
  const chunks = [...entry.getAllReferencedChunks()].filter((chunk) => !chunk.hasRuntime());
  return {
    js: chunks.filter((chunk) => JavascriptModulesPlugin.chunkHasJs(chunk, chunkGraph)),
    css: chunks.filter((chunk) =>
      chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract'),
    ),
  };
}

/** Replaces the placeholders in an entry with the hashes of the final files. Returns the names of the files. */
function fillTable(entry: Chunk, compilation: Compilation, compiler: Compiler): string[] {
  const name = [...entry.files].find((file) => file.endsWith('.js')) ?? '';
  let text = String(compilation.getAsset(name)?.source.source());
  const listed: string[] = [];
  for (const [kind, chunks] of Object.entries(chunksOf(entry, compilation, compiler))) {
    for (const chunk of chunks) {
      const file = [...chunk.files].find((candidate) => candidate.endsWith(`.${kind}`));
      const content = file && compilation.getAsset(file)?.source.buffer();
      const mark = placeholder(kind, chunk);
      if (!content || !text.includes(mark)) throw new Error(`${name} lacks ${chunk.id}.${kind}`);
      text = text.replace(mark, integrityOfFile(content));
      listed.push(file);
    }
  }
  compilation.updateAsset(name, new compiler.webpack.sources.RawSource(text));
  return [...entry.files, ...listed];
}

function fillTables(compilation: Compilation, compiler: Compiler): void {
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const listed = new Set(entries.flatMap((entry) => fillTable(entry, compilation, compiler)));
  const files = compilation.getAssets().map(({ name }) => name);
  const others = files.filter((file) => SCRIPT_OR_STYLE.test(file) && !listed.has(file));
  if (others.length > 0) throw new Error(`No entry contains the hash of ${others.join(', ')}`);
}

/**
 * Sets an element's hash. If the hash is missing, nothing is requested and the chunk fails with an error that names the
 * file (REL-30). Uses CORS even for the page's own origin, because an integrity policy of the page requires CORS
 * (REL-36).
 */
const setIntegrity = (table: string, element: string, fail: string): string => `
if (!${table}[chunkId]) return ${fail}({ type: "unlisted", target: ${element} });
${element}.integrity = ${table}[chunkId];
${element}.crossOrigin = "anonymous";
`;

/**
 * Adds the hashes of all scripts and style sheets to the entry that loads them, so that browsers reject any other
 * content (docs/decisions/034). A host therefore needs to pin only the entry's hash.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, runtime } = compiler.webpack;
    const table = `${RuntimeGlobals.require}.integrity`;

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('integrity', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        const { chunk, compilation } = this;
        if (!chunk || !compilation) throw new Error('The entry has not been created yet');
        const hashes = Object.entries(chunksOf(chunk, compilation, compiler)).map(
          ([kind, chunks]) => [
            kind,
            Object.fromEntries(chunks.map((each: Chunk) => [each.id, placeholder(kind, each)])),
          ],
        );
        return `${table} = ${JSON.stringify(Object.fromEntries(hashes))};`;
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => code + setIntegrity(`${table}.js`, 'script', 'done'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code) => code + setIntegrity(`${table}.css`, 'linkTag', 'onLinkComplete'),
      );
      const stage = finalStages(compiler).integrity;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        fillTables(compilation, compiler),
      );
    });
  }
}
