import type { Compiler } from 'webpack';

/** Writes `files.json`: the initial scripts and styles of the host's pages. */
export class FilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'FilesPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const withExtension = (extension: string) =>
          files.filter((file) => file.endsWith(extension)).map((file) => `/host/${file}`);
        const initialFiles = { scripts: withExtension('.js'), styles: withExtension('.css') };
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset('files.json', new RawSource(JSON.stringify(initialFiles)));
      });
    });
  }
}
