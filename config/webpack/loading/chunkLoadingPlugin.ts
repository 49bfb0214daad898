import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { changeRuntime } from './changeRuntime.ts';
import { retryChunks } from './retryChunks.ts';

const NAME = 'ChunkLoadingPlugin';

/** How long a script or a style sheet may take. It is not asked for again then: a visitor would wait three times as long. */
export const CHUNK_TIMEOUT_MS = 15_000;

/**
 * Before the second and the third try. All three end before a click that waits for code gives up (2.5 s) and before a
 * host does (3 s), if answers come within 0.3 s.
 */
const PAUSES_MS = [300, 1200];

/**
 * The last rule of each style sheet of fascia's. A sheet without it is something else, such as a CDN's error page with
 * status 200, or has been cut: both fire `load` too.
 */
const END_RULE = '.fascia-end{}';
const IS_COMPLETE = `
var isComplete = (link) => {
  try { return /^\\.fascia-end/.test([...link.sheet.cssRules].pop().cssText) } catch {}
};
`;

/** webpack itself waits for a style sheet without end. A sheet that has come, or failed, has no `onload` any more. */
const WATCH_SHEET = `
linkTag.onload = (event) => onLinkComplete(isComplete(linkTag) ? event : { type: "incomplete" });
setTimeout(() => linkTag.onload && onLinkComplete({ type: "timeout" }), ${CHUNK_TIMEOUT_MS});
`;

/** Where webpack takes a sheet that is in the page already, such as a server's, for a loaded one. */
const FIND_SHEET = 'if(findStylesheet(href, fullhref))';

/** What nobody reads of an error about a style sheet; its message names the sheet. Hosts download every byte of this. */
const UNREAD_DETAILS = /err\.(?:code|request) = [^;]+;/g;

/** How webpack finds a script that the page has already: by the attribute, which pages may write without their origin. */
const FIND_SCRIPT = 's.getAttribute("src") == url';

/** A script that the page's head has begun to load is waited for, and not loaded and run once more (HK-193). */
const findScripts = (compilation: Compilation) =>
  changeRuntime(compilation, NAME, 'load script', (code) => {
    if (!code.includes(FIND_SCRIPT)) throw new Error('webpack finds scripts in another way');
    return code.replace(FIND_SCRIPT, 's.src == url');
  });

/** The search for a sheet in a `<style>` element, which no page has. */
const FIND_STYLE_ELEMENT = /var existingStyleTags = [^}]*}\n/;

function checkSheets(compilation: Compilation): void {
  changeRuntime(compilation, NAME, 'css loading', (generated) => {
    const code = generated.replaceAll(UNREAD_DETAILS, '');
    if (!code.includes(FIND_SHEET) || !FIND_STYLE_ELEMENT.test(code)) {
      throw new Error('webpack finds style sheets in another way');
    }
    return (
      IS_COMPLETE +
      code
        .replace(FIND_SHEET, 'if(isComplete(findStylesheet(href, fullhref)))')
        .replace(FIND_STYLE_ELEMENT, '')
    );
  });
  const hooks = MiniCssExtractPlugin.getCompilationHooks(compilation);
  hooks.beforeTagInsert.tap(NAME, (source) => source + WATCH_SHEET);
}

/** After the minimizer, which removes empty rules, and before the files get their hashes. */
function markEnds(
  compilation: Compilation,
  { webpack: { Compilation: Stages, sources } }: Compiler,
) {
  const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
    for (const { name, source } of compilation.getAssets()) {
      if (!name.endsWith('.css')) continue;
      compilation.updateAsset(name, new sources.ConcatSource(source, END_RULE));
    }
  });
}

/** Makes the remote's chunk loader ask again for what has failed (docs/decisions/028). */
export class ChunkLoadingPlugin {
  readonly #version: string;

  /** @param version The release. */
  constructor(version: string) {
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const further = `${JSON.stringify(PAUSES_MS)}, ${JSON.stringify(this.#version.replace(/.*\+/, ''))}`;

    class RetryRuntimeModule extends RuntimeModule {
      constructor() {
        // After those that it changes.
        super('chunk retries', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        return `(${retryChunks})(${RuntimeGlobals.require}, ${further});`;
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      checkSheets(compilation);
      findScripts(compilation);
      markEnds(compilation, compiler);
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk, requirements) => {
          requirements
            .add(RuntimeGlobals.loadScript)
            .add(RuntimeGlobals.getChunkScriptFilename)
            .add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
        });
    });
  }
}
