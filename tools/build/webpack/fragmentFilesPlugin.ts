import type { Compilation, Compiler } from 'webpack';
import { documentScripts } from './documentScripts.ts';
import { hashedEntries } from './integrity/hashedEntriesPlugin.ts';
import { integrityOf, SCRIPT_OR_STYLE } from './integrity/integrity.ts';
import { MANIFEST } from './integrity/manifestEntryPlugin.ts';

/** The scripts and style sheets of every named chunk group. */
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

/** The scripts of the remote's own React, which it uses if a page does not share one. */
function reactScripts({ modules, chunkGraph }: Compilation): string[] {
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  const files = consumed.flatMap(({ blocks }) =>
    blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []),
  );
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/**
 * Returns the hash of each file. A chunk's hash uses the same algorithm as in the entry, because browsers reuse a
 * preload only for an identical request. The hashes of the entries and of the federation manifest use the algorithm of
 * release descriptions.
 */
function integrityByFile(compilation: Compilation): Record<string, string> {
  const first = new Set([...Object.entries(hashedEntries(compilation)).flat(), MANIFEST]);
  const assets = compilation
    .getAssets()
    .filter(({ name }) => SCRIPT_OR_STYLE.test(name) || name === MANIFEST);
  const hashes = assets.map(({ name, source }) => {
    const algorithm = first.has(name) ? 'sha384' : 'sha256';
    return [name, integrityOf(source.buffer(), algorithm)] as const;
  });
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Further content of `fragments.json`. */
interface PageFacts {
  /** The default locale of each site. The first site is the default one. */
  locales: Readonly<Record<string, string>>;
  /** Style rules of `reserveRules`. */
  places: string;
  /** Style rules of `unstyledRules`. */
  unstyled: string;
}

/** Writes `fragments.json`: the data about the build that pages with a module of the remote need (`RemoteFiles`). */
export class FragmentFilesPlugin {
  readonly #version: string;
  readonly #hasIntegrity: boolean;
  readonly #pageFacts: () => PageFacts;

  /**
   * @param hasIntegrity `false` in development, where files change while pages are open.
   * @param pageFacts Called for each build of a watching compiler.
   */
  constructor(version: string, hasIntegrity: boolean, pageFacts: () => PageFacts) {
    this.#version = version;
    this.#hasIntegrity = hasIntegrity;
    this.#pageFacts = pageFacts;
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
            react: reactScripts(compilation),
            entries: hashedEntries(compilation),
            integrity: this.#hasIntegrity ? integrityByFile(compilation) : {},
            ...(await documentScripts(compiler.context)),
            ...this.#pageFacts(),
          };
          compilation.emitAsset('fragments.json', new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}
