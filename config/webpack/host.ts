import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { distFolder } from '../../tools/build/distFolder.ts';
import { CONTAINER, shared } from '../federation.ts';
import { FilesPlugin } from '../../tools/build/webpack/filesPlugin.ts';
import { SourceMapPathsPlugin } from '../../tools/build/webpack/hostPagePlugin.ts';
import { HashedEntriesPlugin } from '../../tools/build/webpack/integrity/hashedEntriesPlugin.ts';
import { IntegrityPlugin } from '../../tools/build/webpack/integrity/integrityPlugin.ts';
import { LicensesPlugin } from '../../tools/build/licenses/licensesPlugin.ts';
import { files, minimizer, scripts, shopAlias, styles } from './rules.ts';

/** Name of the Trusted Types policy with which the host loads its own chunks. `contentSecurityPolicy.ts` allows it. */
const HOST_POLICY = 'shell-host';

function consumeTypes(origin: string) {
  const types = {
    alias: CONTAINER,
    api: `${origin}/@mf-types.d.ts`,
    zip: `${origin}/@mf-types.zip`,
  };
  return { remoteTypeUrls: { [CONTAINER]: types }, typesOnBuild: true, abortOnError: true };
}

/**
 * The shell host's browser code. Writes to `shell-host/` in the build folder, which `shell-host/host/server` serves under
 * `/host/`.
 *
 * @param typesOrigin Origin of the remote during the build, from which its types are downloaded. By default, the build
 *   uses the types of the last download.
 */
export function host(root: string, development: boolean, typesOrigin?: string): Configuration {
  const hash = development ? '' : '.[contenthash:10]';
  return {
    name: 'shell-host',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: { main: './shell-host/host/main.ts' },
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(distFolder(), 'shell-host'),
      publicPath: '/host/',
      uniqueName: 'shell_host',
      // `HashedEntriesPlugin` adds the hash after the hashes of the chunks are known.
      filename: '[name].js',
      chunkFilename: `[name]${hash}.js`,
      trustedTypes: HOST_POLICY,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: shopAlias },
    module: { rules: [scripts(development), styles('host'), files] },
    optimization: { minimizer, chunkIds: 'named' },
    plugins: [
      // Not in development, where files change while pages are open.
      ...(development
        ? []
        : [new LicensesPlugin(), new IntegrityPlugin(), new HashedEntriesPlugin(['main.js'])]),
      new FilesPlugin(),
      new SourceMapPathsPlugin(),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
      new ModuleFederationPlugin({
        name: 'shell_host',
        shared,
        shareStrategy: 'loaded-first',
        dts: typesOrigin
          ? { generateTypes: false, consumeTypes: consumeTypes(typesOrigin) }
          : false,
        manifest: true,
      }),
      ...(development ? [new ReactRefreshPlugin({ overlay: false, library: 'shell_host' })] : []),
    ],
  };
}
