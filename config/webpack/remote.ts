import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildName, CONTAINER, DOORS, exposes, shared } from '../federation.ts';
import { minimizer, scripts, styles } from './rules.ts';

const DOOR_LIBRARIES =
  /[\\/]node_modules[\\/](@reduxjs|redux|react-redux|reselect|immer|use-sync-external-store|@lingui|@messageformat|valibot)[\\/]/;

interface PlacedModule {
  nameForCondition(): string | null;
}

interface Place {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string | null }> };
}

const isDoor = ({ name }: { name?: string | null }) => DOORS.includes(name ?? '');

const isOfHeader = (module: object, { chunkGraph }: Place) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'Header');

/**
 * The doors that share a module, in the name of its chunk. Not with a door's name in front: the manifest would
 * take it for a part of that door's own chunk, and hosts would preload too much.
 */
const byDoors = (_: unknown, chunks: readonly { name?: string | null }[]) => {
  const names = chunks.map(({ name }) => name).toSorted();
  return `parts-${names.join('-')}`;
};

/**
 * One chunk for what doors have in common, JS and CSS: without it each door gets its own copy of the
 * small parts, and a footer that comes later repeats a button's rule after the header's own and wins
 * (design §5). Only what doors import at once is taken: a lazy part stays lazy. `common` comes before the
 * header and with every page, so it takes nothing that the header does not need; what other doors share
 * (the form controls of the newsletter and of `ui`) is a chunk of those doors alone.
 */
const common = {
  libraries: {
    name: 'common',
    chunks: isDoor,
    test: (module: object) =>
      DOOR_LIBRARIES.test((module as PlacedModule).nameForCondition() ?? ''),
    enforce: true,
  },
  // Its own chunk beside `services`, with a name that hosts can preload.
  axios: {
    name: 'axios',
    chunks: 'async' as const,
    test: /[\\/]node_modules[\\/]axios[\\/]/,
    enforce: true,
  },
  usedTwice: { name: 'common', chunks: isDoor, minChunks: 2, enforce: true, test: isOfHeader },
  withoutHeader: { name: byDoors, chunks: isDoor, minChunks: 2, enforce: true, priority: -1 },
};

/** The federated remote: `dist/remote/`, for any static server on any origin. */
export function remote(root: string, development: boolean): Configuration {
  const hash = development ? '' : '.[contenthash:10]';
  return {
    name: 'remote',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: {},
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(root, 'dist/remote'),
      publicPath: 'auto',
      uniqueName: buildName(root),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      chunkLoadTimeout: 15_000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        'use-sync-external-store/shim$': join(root, 'config/webpack/useSyncExternalStore.js'),
      },
    },
    module: { rules: [scripts(development), styles('fascia')] },
    optimization: { splitChunks: { cacheGroups: common }, minimizer },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
      new ModuleFederationPlugin({
        name: CONTAINER,
        filename: 'remoteEntry.js',
        exposes,
        shared,
        manifest: true,
        dts: development
          ? false
          : {
              generateTypes: {
                tsConfigPath: join(root, 'config/tsconfig.types.json'),
                compilerInstance: 'tsc',
                abortOnError: true,
              },
              consumeTypes: false,
            },
        experiments: { optimization: { disableRemote: true, target: 'web' } },
      }),
      ...(development ? [new ReactRefreshPlugin({ overlay: false, library: CONTAINER })] : []),
    ],
  };
}
