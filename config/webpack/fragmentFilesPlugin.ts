import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';
import { earlyReadsText } from './earlyReadsText.ts';

const SCRIPT_OR_STYLE = /\.(?:js|css)$/;

/** The scripts and styles of every chunk with a name, with those of the chunks that it is split into. */
function filesByChunk({ namedChunkGroups }: Compilation) {
  const entries = [...namedChunkGroups].map(([name, group]) => {
    const files = group.getFiles();
    return [
      name,
      {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}

function integrityByFile(compilation: Compilation): Record<string, string> {
  const assets = compilation.getAssets().filter(({ name }) => SCRIPT_OR_STYLE.test(name));
  const entries = assets.map(({ name, source }) => {
    const hash = createHash('sha384').update(source.buffer()).digest('base64');
    return [name, `sha384-${hash}`];
  });
  return Object.fromEntries(entries);
}

/**
 * Writes `fragments.json`: the files that pages with a server-rendered module need (`RemoteFiles`), and the script that
 * begins a header's reads in the document.
 */
export class FragmentFilesPlugin {
  readonly #version: string;
  readonly #hasIntegrity: boolean;

  /** @param hasIntegrity Not in development, where files change while pages are open. */
  constructor(version: string, hasIntegrity: boolean) {
    this.#version = version;
    this.#hasIntegrity = hasIntegrity;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FragmentFilesPlugin', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise(
        { name: 'FragmentFilesPlugin', stage },
        async () => {
          const files = {
            version: this.#version,
            chunks: filesByChunk(compilation),
            integrity: this.#hasIntegrity ? integrityByFile(compilation) : {},
            reads: await earlyReadsText(compiler.context),
          };
          compilation.emitAsset('fragments.json', new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}
