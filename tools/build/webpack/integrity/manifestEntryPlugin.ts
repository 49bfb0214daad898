import type { Compiler } from 'webpack';
import { hashedEntries } from './hashedEntriesPlugin.ts';

const NAME = 'ManifestEntryPlugin';
export const MANIFEST = 'mf-manifest.json';

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
}

/**
 * Replaces the entry's name in the federation manifest with its hashed name, so that a manifest always loads the entry of
 * its own release.
 */
export class ManifestEntryPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = String(compilation.getAsset(MANIFEST)?.source.source());
        const manifest = JSON.parse(text) as FederationManifest;
        const { remoteEntry } = manifest.metaData;
        const hashed = hashedEntries(compilation)[remoteEntry.name];
        if (!hashed) throw new Error(`${MANIFEST} does not name an entry of the build`);
        remoteEntry.name = hashed;
        const source = new sources.RawSource(JSON.stringify(manifest, null, 2));
        compilation.updateAsset(MANIFEST, source);
      });
    });
  }
}
