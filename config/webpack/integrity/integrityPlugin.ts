import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { finalStages, integrityOf, SCRIPT_OR_STYLE } from './integrity.ts';

const NAME = 'IntegrityPlugin';

/** What every hash begins and ends with is in the runtime once. */
const HASH = /^sha256-(.{43})=$/;
const HASH_LENGTH = 43;

/** What stands for names and hashes of files that are not final yet: as long as these, for the columns of source maps. */
const hashMarks = (files: readonly object[]): string => '#'.repeat(HASH_LENGTH * files.length);
const styleMark = ({ id }: Chunk): string => `${id}.##########.css`;

interface ChunkFile {
  chunk: Chunk;
  kind: 'js' | 'css';
}

/** The scripts, then the style sheets that an entry loads. */
function filesOf(entry: Chunk, { chunkGraph }: Compilation, compiler: Compiler): ChunkFile[] {
  const { JavascriptModulesPlugin } = compiler.webpack.javascript;
  const chunks = [...entry.getAllReferencedChunks()].filter((chunk) => !chunk.hasRuntime());
  const scripts = chunks.filter((chunk) => JavascriptModulesPlugin.chunkHasJs(chunk, chunkGraph));
  const styles = chunks.filter((chunk) =>
    chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract'),
  );
  return [
    ...scripts.map((chunk) => ({ chunk, kind: 'js' as const })),
    ...styles.map((chunk) => ({ chunk, kind: 'css' as const })),
  ];
}

/** Writes the hashes of the files that an entry loads into it, when all are final but for that. Returns the files. */
function fillTable(entry: Chunk, compilation: Compilation, compiler: Compiler): string[] {
  const name = [...entry.files].find((file) => file.endsWith('.js')) ?? '';
  let text = String(compilation.getAsset(name)?.source.source());
  const fill = (mark: string, value: string) => {
    if (text.split(mark).length !== 2) throw new Error(`${name} has no one place for ${value}`);
    text = text.replace(mark, value);
  };
  const files = filesOf(entry, compilation, compiler);
  const listed = files.map(({ chunk, kind }) => {
    const file = [...chunk.files].find((candidate) => candidate.endsWith(`.${kind}`));
    const content = file && compilation.getAsset(file)?.source.buffer();
    const [, hash] = HASH.exec(content ? integrityOf(content, 'sha256') : '') ?? [];
    if (!file || !hash) throw new Error(`There is no file ${chunk.id}.${kind}`);
    if (kind === 'css') fill(styleMark(chunk), file);
    return { file, hash };
  });
  fill(hashMarks(files), listed.map(({ hash }) => hash).join(''));
  compilation.updateAsset(name, new compiler.webpack.sources.RawSource(text));
  return [...entry.files, ...listed.map(({ file }) => file)];
}

function fillTables(compilation: Compilation, compiler: Compiler): void {
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const listed = new Set(entries.flatMap((entry) => fillTable(entry, compilation, compiler)));
  const files = compilation.getAssets().map(({ name }) => name);
  const others = files.filter((file) => SCRIPT_OR_STYLE.test(file) && !listed.has(file));
  if (others.length > 0) throw new Error(`No entry has a hash of ${others.join(', ')}`);
}

/** How the runtime asks for the name of a chunk's style sheet, without the query of a retry, and for the hash of a file. */
function namesIn(require: string) {
  return { files: `${require}.sf`, styleOf: `${require}.ss`, hashOf: `${require}.sri` };
}

/** Makes the loader of style sheets ask the table which chunks have one; its own would be a second one. */
function askTable(code: string, styleOf: string): string {
  const changed = code.replace(/var cssChunks = .*;/, '').replace('cssChunks[chunkId]', styleOf);
  if (changed.includes('cssChunks')) throw new Error('webpack knows style sheets in another way');
  return changed;
}

/**
 * Gives an element its hash. Without one nothing is requested: the chunk fails as if its file were not there, and the error
 * names it (REL-31). With CORS on the page's own origin too: policies that demand integrity demand that (REL-37).
 */
const setIntegrity = (hash: string, element: string, fail: string): string => `
if (!${hash}) return ${fail}({ type: "unlisted", target: ${element} });
${element}.integrity = "sha256-" + ${hash} + "=";
${element}.crossOrigin = "anonymous";
`;

/** The table is one text, at the end of the entry: beside code, hashes cost a third more when they are compressed. */
function tableCode(require: string, files: readonly ChunkFile[]): string {
  const names = files.map(({ chunk, kind }) => (kind === 'css' ? styleMark(chunk) : chunk.id));
  const { hashOf, styleOf } = namesIn(require);
  return `
var files = ${JSON.stringify(names.join(' '))}.split(" ");
${styleOf} = (chunkId) => files.find((file) => file.startsWith(chunkId + "."));
${hashOf} = (file) => {
  // The id of a chunk without a name is a number.
  var begin = files.indexOf("" + file) * ${HASH_LENGTH};
  return begin >= 0 && hashes.slice(begin, begin + ${HASH_LENGTH});
};
var hashes = "${hashMarks(files)}";
`;
}

/**
 * Makes the entries carry the hash of every script and style sheet that they load, and browsers refuse any other bytes
 * (docs/decisions/034): who has the right entry has the right release.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, runtime } = compiler.webpack;
    const { hashOf, styleOf } = namesIn(RuntimeGlobals.require);

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('integrity', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        const { chunk, compilation } = this;
        if (!chunk || !compilation) throw new Error('The entry is not known yet');
        return tableCode(RuntimeGlobals.require, filesOf(chunk, compilation, compiler));
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const generate = module.generate.bind(module);
        if (module.name === 'get mini-css chunk filename') {
          module.generate = () =>
            `${RuntimeGlobals.require}.miniCssF = (chunkId) => ${styleOf}(chunkId);`;
        }
        if (module.name === 'css loading') {
          module.generate = () => askTable(String(generate()), `${styleOf}(chunkId)`);
        }
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => code + setIntegrity(`${hashOf}(chunkId)`, 'script', 'done'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code) =>
          code + setIntegrity(`${hashOf}(${styleOf}(chunkId))`, 'linkTag', 'onLinkComplete'),
      );
      const stage = finalStages(compiler).hashTables;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        fillTables(compilation, compiler),
      );
    });
  }
}
