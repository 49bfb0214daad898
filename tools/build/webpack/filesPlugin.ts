import type { Compiler } from 'webpack';
import { hashedEntries } from './integrity/hashedEntriesPlugin.ts';
import { integrityOf } from './integrity/integrity.ts';

/** Writes `files.json`: the initial scripts and style sheets of the host's pages with their hashes. */
export class FilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FilesPlugin', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FilesPlugin', stage }, () => {
        const names = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const files = names.map((name) => hashedEntries(compilation)[name] ?? name);
        const withExtension = (extension: string) =>
          files.filter((file) => file.endsWith(extension)).map((file) => `/host/${file}`);
        const integrity = files.map((file) => {
          const content = compilation.getAsset(file)?.source.buffer();
          if (!content) throw new Error(`The build does not contain ${file}`);
          return [`/host/${file}`, integrityOf(content, 'sha384')] as const;
        });
        const initialFiles = {
          scripts: withExtension('.js'),
          styles: withExtension('.css'),
          integrity: Object.fromEntries(integrity),
        };
        compilation.emitAsset('files.json', new sources.RawSource(JSON.stringify(initialFiles)));
      });
    });
  }
}
