import webpack, { type Compiler, type Configuration } from 'webpack';
import { minimizer, scripts, shopAlias } from '../../../config/webpack/rules.ts';

/** Scripts that `headTags` writes into a page's document, as text. */
export interface DocumentScripts {
  /**
   * Sends the header's first requests (HK-130). A function expression with two parameters: the header's settings, and whether
   * a server has rendered the header.
   */
  reads: string;
  /** Watches the style sheets of server-rendered modules (HK-202). Statements. */
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
      // Unused exports must be dropped: most of the files import React for other ones.
      { exclude: /documentScript|unstyledScript/, sideEffects: false },
    ],
  },
  optimization: { minimizer },
});

/** Compiles without writing files. Returns the text of each entry. */
function compile(compiler: Compiler): Promise<DocumentScripts> {
  const texts: DocumentScripts = { reads: '', unstyledScript: '' };
  compiler.hooks.shouldEmit.tap('DocumentScripts', (compilation) => {
    for (const name of ['reads', 'unstyledScript'] as const) {
      texts[name] = compilation.getAsset(`${name}.js`)?.source.source().toString() ?? '';
    }
    return false;
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve(texts)));
    });
  });
}

/** Compiles the scripts of a page's document. */
export async function documentScripts(root: string): Promise<DocumentScripts> {
  const { reads, unstyledScript } = await compile(webpack(configuration(root)) as Compiler);
  return { reads: `(settings,isRendered)=>{${reads}}`, unstyledScript };
}
