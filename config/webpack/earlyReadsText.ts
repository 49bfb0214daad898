import webpack, { type Compiler, type Configuration } from 'webpack';
import { minimizer, scripts, shopAlias } from './rules.ts';

const configuration = (root: string): Configuration => ({
  name: 'early-reads',
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  entry: { reads: './src/areas/header/early/documentScript.ts' },
  devtool: false,
  output: { filename: '[name].js' },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
  module: {
    rules: [
      scripts(false),
      // Of every other file only what is called: most of them import React for something else.
      { exclude: /documentScript/, sideEffects: false },
    ],
  },
  optimization: { minimizer },
});

/** Compiles without writing anything, and gives the text of the one file. */
function compile(compiler: Compiler): Promise<string> {
  let text = '';
  compiler.hooks.shouldEmit.tap('EarlyReadsText', (compilation) => {
    text = compilation.getAsset('reads.js')?.source.source().toString() ?? '';
    return false;
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve(text)));
    });
  });
}

/**
 * The script that begins a header's reads in the document (HK-130), as the text of a function expression: of the header's
 * settings, and of whether a server has rendered the header.
 */
export async function earlyReadsText(root: string): Promise<string> {
  const script = await compile(webpack(configuration(root)) as Compiler);
  return `(settings,isRendered)=>{${script}}`;
}
