import type { Compiler, Configuration } from 'webpack';
import { runWebpack } from '../runWebpack.ts';
import { minimizer, scripts, shopAlias } from '../../../config/webpack/rules.ts';

/** The text of the scripts that `headTags` adds to a page's document. */
export interface DocumentScripts {
  /**
   * Sends the header's first requests (HK-130). A function expression with two parameters: the header's settings, and
   * whether the header is server-rendered.
   */
  reads: string;
  /** Watches the style sheets of server-rendered modules (HK-202). A list of statements. */
  unstyledScript: string;
}

const ENTRIES = {
  reads: './src/areas/header/chunks/reads/documentScript.ts',
  unstyledScript: './src/render/unstyledScript.ts',
};

const configuration = (root: string): Configuration => ({
  name: 'document-scripts',
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  entry: ENTRIES,
  devtool: false,
  output: { filename: '[name].js' },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
  module: {
    rules: [
      scripts(false),
      // Lets webpack drop React, which only unused exports of these modules need.
      { exclude: /documentScript|unstyledScript/, sideEffects: false },
    ],
  },
  optimization: { minimizer },
  plugins: [(compiler: Compiler) => compiler.hooks.shouldEmit.tap('DocumentScripts', () => false)],
});

/** Compiles the scripts in memory. */
export async function documentScripts(root: string): Promise<DocumentScripts> {
  const { compilation } = await runWebpack(configuration(root));
  const textOf = (name: keyof typeof ENTRIES) =>
    String(compilation.getAsset(`${name}.js`)?.source.source());
  return {
    reads: `(settings,isRendered)=>{${textOf('reads')}}`,
    unstyledScript: textOf('unstyledScript'),
  };
}
