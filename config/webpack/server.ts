import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { distFolder } from '../distFolder.ts';
import { moduleOutput, oneChunkPlugin, oneModule } from './oneModule.ts';
import { releasePlugin } from './release.ts';
import { files, scripts, shopAlias, styles } from './rules.ts';

/**
 * The server renderer: one ES module, `server.js` in `server/` of the build folder, which needs no module of Node and so
 * runs in workers too.
 */
export function server(root: string, development: boolean): Configuration {
  return {
    ...oneModule,
    name: 'server',
    mode: development ? 'development' : 'production',
    context: root,
    entry: { server: './src/server/server.ts' },
    devtool: 'source-map',
    output: { ...moduleOutput, path: join(distFolder(), 'server'), clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
    module: { rules: [scripts(development, 'server'), styles('fascia', 'server'), files] },
    plugins: [oneChunkPlugin(), releasePlugin(root, development)],
  };
}
