import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { distFolder } from '../../tools/build/distFolder.ts';
import { CONTAINER, CONTAINER_GLOBAL, EXPOSED_MODULES, exposes, shared } from '../federation.ts';
import { buildName } from '../../tools/build/webpack/buildName.ts';
import { ChunkFoldersPlugin } from '../../tools/build/webpack/chunkFoldersPlugin.ts';
import { reserveRules, unstyledRules } from '../../tools/build/places/headerRules.ts';
import { readSites } from '../../tools/shop/readSites.ts';
import { shopFolder } from '../../tools/shop/shopFolder.ts';
import { FragmentFilesPlugin } from '../../tools/build/webpack/fragmentFilesPlugin.ts';
import { HashedEntriesPlugin } from '../../tools/build/webpack/integrity/hashedEntriesPlugin.ts';
import { IntegrityPlugin } from '../../tools/build/webpack/integrity/integrityPlugin.ts';
import { ManifestEntryPlugin } from '../../tools/build/webpack/integrity/manifestEntryPlugin.ts';
import { HostPagePlugin, SourceMapPathsPlugin } from '../../tools/build/webpack/hostPagePlugin.ts';
import { LicensesPlugin } from '../../tools/build/licenses/licensesPlugin.ts';
import {
  CHUNK_TIMEOUT_MS,
  StyleSheetsPlugin,
} from '../../tools/build/webpack/styleSheetsPlugin.ts';
import { PlainContainerPlugin } from '../../tools/build/webpack/plainContainerPlugin.ts';
import { releaseOf, releasePlugin } from '../../tools/build/webpack/release.ts';
import { files, minimizer, scripts, shopAlias, styles } from './rules.ts';

const COMMON_LIBRARIES =
  /[\\/]node_modules[\\/](@reduxjs|redux|react-redux|reselect|immer|use-sync-external-store|@lingui|@messageformat|valibot)[\\/]/;

interface NamedModule {
  nameForCondition(): string | null;
}

interface Graph {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string | null }> };
}

const isExposedModule = ({ name }: { name?: string | null }) =>
  EXPOSED_MODULES.includes(name ?? '');

const isInHeader = (module: object, { chunkGraph }: Graph) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'Header');

/**
 * Returns the name of a chunk with code that several exposed modules share, made of the modules' names. The prefix is
 * necessary: the manifest assigns a chunk whose name starts with the name of an exposed module to that module, and
 * hosts would preload it.
 */
const sharedChunkName = (_: unknown, chunks: readonly { name?: string | null }[]) => {
  const names = chunks.map(({ name }) => name).toSorted();
  return `parts-${names.join('-')}`;
};

/**
 * The chunk `common` contains the JS and CSS that the header shares with other exposed modules. Without it, each module
 * would have its own copy of small components. A footer that loads later would then repeat a button's CSS rule and
 * override the header's rules. Only static imports are moved to `common`. It loads with the header on every page, so
 * code that only other modules share, such as form controls, has a chunk of its own.
 */
const cacheGroups = {
  libraries: {
    name: 'common',
    chunks: isExposedModule,
    test: (module: object) =>
      COMMON_LIBRARIES.test((module as NamedModule).nameForCondition() ?? ''),
    enforce: true,
  },
  // A separate chunk with a stable name, which hosts can preload.
  axios: {
    name: 'axios',
    chunks: 'async' as const,
    test: /[\\/]node_modules[\\/]axios[\\/]/,
    enforce: true,
  },
  sharedWithHeader: {
    name: 'common',
    chunks: isExposedModule,
    minChunks: 2,
    enforce: true,
    test: isInHeader,
  },
  sharedWithoutHeader: {
    name: sharedChunkName,
    chunks: isExposedModule,
    minChunks: 2,
    enforce: true,
    priority: -1,
  },
};

/** Makes an entry retry chunks that fail to load. */
const CHUNK_RETRIES = './src/container/startChunkRetries.ts';

/**
 * The federated remote in `remote/` of the build folder, for the shop that `SHOP` names. Any static server on any
 * origin can serve it.
 */
export function remote(root: string, development: boolean): Configuration {
  const styleName = development ? '[name].css' : '[name].[contenthash:10].css';
  const scriptName = development ? '[name].js' : '[name].[fullhash:10].js';
  const { generated } = shopFolder();
  return {
    name: 'remote',
    mode: development ? 'development' : 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: {
      // The federation plug-in adds the container to the entry with this name.
      [CONTAINER]: CHUNK_RETRIES,
      container: {
        import: [CHUNK_RETRIES, './src/container/container.ts'],
        filename: 'container.js',
        library: { type: 'var', name: CONTAINER_GLOBAL },
      },
    },
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(distFolder(), 'remote'),
      publicPath: 'auto',
      uniqueName: buildName(root, development, generated),
      filename: scriptName,
      chunkFilename: scriptName,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // In production, `IntegrityPlugin` sets this option.
      crossOriginLoading: development && 'anonymous',
      // Removes a module that throws from the cache, so that the next import runs it again.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: CONTAINER, onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        ...shopAlias,
        'use-sync-external-store/shim$': join(root, 'config/webpack/useSyncExternalStore.js'),
      },
    },
    module: { rules: [scripts(development), styles('fascia'), files] },
    optimization: { splitChunks: { cacheGroups }, minimizer, chunkIds: 'named' },
    // `npm run size` has the limits.
    performance: { hints: false },
    plugins: [
      // Not in development, where files change while pages are open.
      ...(development
        ? []
        : [
            new LicensesPlugin(),
            new ChunkFoldersPlugin(root),
            new IntegrityPlugin(),
            new HashedEntriesPlugin(),
            new ManifestEntryPlugin(),
          ]),
      releasePlugin(root, development),
      new FragmentFilesPlugin(releaseOf(root, development), !development, () => ({
        locales: Object.fromEntries(readSites().map(({ code, locale }) => [code, locale])),
        places: reserveRules(root),
        unstyled: unstyledRules(root),
      })),
      new PlainContainerPlugin(),
      new HostPagePlugin(),
      new StyleSheetsPlugin(),
      new SourceMapPathsPlugin(),
      new MiniCssExtractPlugin({ filename: styleName, chunkFilename: styleName }),
      new ModuleFederationPlugin({
        name: CONTAINER,
        library: { type: 'var', name: CONTAINER_GLOBAL },
        filename: 'remoteEntry.js',
        exposes,
        shared,
        manifest: true,
        dts: development
          ? false
          : {
              generateTypes: {
                tsConfigPath: join(generated, 'tsconfig.types.json'),
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
