import type { Compiler } from 'webpack';

/** Writes `files.json`: which scripts and styles a page of the host begins with. */
export class FilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'FilesPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const withEnd = (end: string) =>
          files.filter((file) => file.endsWith(end)).map((file) => `/host/${file}`);
        const list = { scripts: withEnd('.js'), styles: withEnd('.css') };
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset('files.json', new RawSource(JSON.stringify(list)));
      });
    });
  }
}
