import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { distFolder } from '../distFolder.ts';
import { releasePlugin } from './release.ts';
import { files, scripts, shopAlias, styles } from './rules.ts';

/**
 * The server renderer: one ES module, `server.js` in `server/` of the build folder, which needs no module of Node and so
 * runs in workers too.
 */
export function server(root: string, development: boolean): Configuration {
  return {
    name: 'server',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['webworker', 'es2022'],
    entry: { server: './src/server/server.ts' },
    devtool: 'source-map',
    experiments: { outputModule: true },
    output: {
      path: join(distFolder(), 'server'),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
    module: { rules: [scripts(development, 'server'), styles('fascia', 'server'), files] },
    // A worker's script is one file, and a server has no use for a part that comes later.
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      releasePlugin(root, development),
    ],
    // Stack traces of a server name its functions; nobody waits for its bytes.
    optimization: { minimize: false },
    performance: { hints: false },
  };
}
