import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { CONTAINER, shared } from '../federation.ts';
import { FilesPlugin } from './filesPlugin.ts';
import { minimizer, scripts, styles } from './rules.ts';

function consumeTypes(remote: string) {
  const types = {
    alias: CONTAINER,
    api: `${remote}/@mf-types.d.ts`,
    zip: `${remote}/@mf-types.zip`,
  };
  return { remoteTypeUrls: { [CONTAINER]: types }, typesOnBuild: true, abortOnError: true };
}

/**
 * The shell host's pages: `dist/shell-host/`, served by `shell-host/server` under `/host/`.
 *
 * @param typesFrom Where the remote is served while the host is built; its types come from there, as to
 *   any host. Without it the host is built with the types that came last time.
 */
export function host(root: string, development: boolean, typesFrom?: string): Configuration {
  const hash = development ? '' : '.[contenthash:10]';
  return {
    name: 'shell-host',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: { main: './shell-host/pages/main.ts' },
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(root, 'dist/shell-host'),
      publicPath: '/host/',
      uniqueName: 'shell_host',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: [scripts(development), styles('host')] },
    optimization: { minimizer },
    plugins: [
      new FilesPlugin(),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
      new ModuleFederationPlugin({
        name: 'shell_host',
        shared,
        shareStrategy: 'loaded-first',
        dts: typesFrom ? { generateTypes: false, consumeTypes: consumeTypes(typesFrom) } : false,
        manifest: true,
      }),
      ...(development ? [new ReactRefreshPlugin({ overlay: false, library: 'shell_host' })] : []),
    ],
  };
}
