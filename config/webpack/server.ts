import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { distFolder } from '../../tools/build/distFolder.ts';
import { releasePlugin } from '../../tools/build/webpack/release.ts';
import { files, scripts, shopAlias, styles } from './rules.ts';

/**
 * The server renderer: one ES module, `server.js` in `server/` of the build folder. It uses no modules of Node, so it
 * also runs in workers.
 */
export function server(root: string, development: boolean): Configuration {
  return {
    name: 'server',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['webworker', 'es2022'],
    entry: { server: './server/server.ts' },
    devtool: 'source-map',
    output: {
      path: join(distFolder(), 'server'),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
    module: {
      rules: [scripts(development, 'server'), styles('fascia', 'server'), files],
      // A server does not benefit from lazy chunks, so all code is in one file.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    experiments: { outputModule: true },
    // Keeps the names of functions in stack traces.
    optimization: { minimize: false },
    performance: { hints: false },
    plugins: [releasePlugin(root, development)],
  };
}
