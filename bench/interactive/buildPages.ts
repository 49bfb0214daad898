import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration, StatsCompilation } from 'webpack';
import { compressFiles } from '../../tools/build/compressFiles.ts';
import { runWebpack } from '../../tools/build/runWebpack.ts';
import { shared } from '../../config/federation.ts';
import { releasePlugin } from '../../tools/build/webpack/release.ts';
import { files, minimizer, scripts, shopAlias, styles } from '../../config/webpack/rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const checkout = createHash('sha1').update(ROOT).digest('hex').slice(0, 8);
const CACHE = join(tmpdir(), `fascia-bench-${checkout}`);

/** URLs of the files that a page loads from the start. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

function configuration(name: string, entry: Record<string, string>): Configuration {
  return {
    name,
    mode: 'production',
    context: ROOT,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: join(CACHE, 'pages', name),
      publicPath: `/pages/${name}/`,
      uniqueName: `bench_${name}`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        ...shopAlias,
        'use-sync-external-store/shim$': join(ROOT, 'config/webpack/useSyncExternalStore.js'),
      },
    },
    module: { rules: [scripts(false), styles('fascia'), files] },
    optimization: { minimizer },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(CACHE, 'webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    plugins: [
      releasePlugin(ROOT, false),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
    ],
  };
}

const page = (file: string) => `./bench/interactive/pages/${file}`;

/** The webpack configurations of the hosts, without and with a federation runtime. */
function hosts(): Configuration[] {
  const plain = configuration('plain', {
    bundledHeader: page('bundledHeader.tsx'),
    kit: page('kit.ts'),
    kitAlone: page('kitAlone.ts'),
    plainHtml: page('plainHtml.ts'),
  });
  const federated = configuration('federated', {
    federation: page('federation.ts'),
    kitFederation: page('kitFederation.ts'),
  });
  federated.plugins?.push(
    new ModuleFederationPlugin({
      name: 'bench',
      shared,
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
  );
  return [plain, federated];
}

async function run(configuration: Configuration): Promise<StatsCompilation> {
  const stats = await runWebpack(configuration);
  return stats.toJson({ all: false, entrypoints: true });
}

const withExtension = (names: readonly string[], extension: string) =>
  names.filter((name) => name.endsWith(extension));

function pageFiles({ entrypoints }: StatsCompilation, folder: string) {
  const urls = (names: readonly string[] = []) => names.map((name) => folder + name);
  return Object.entries(entrypoints ?? {}).map(([name, { assets = [] }]) => {
    const first = urls(assets.map((asset) => asset.name));
    const own: PageFiles = {
      scripts: withExtension(first, '.js'),
      styles: withExtension(first, '.css'),
    };
    return [name, own] as const;
  });
}

/** Folder of the pages' files. */
export const PAGES_FOLDER = join(CACHE, 'pages');

/** Builds the scripts of all pages. Returns the files of each page by the name of its entry. */
export async function buildPages(): Promise<Record<string, PageFiles>> {
  const built: (readonly [string, PageFiles])[] = [];
  for (const host of hosts()) {
    built.push(...pageFiles(await run(host), String(host.output?.publicPath)));
  }
  await compressFiles(PAGES_FOLDER);
  return Object.fromEntries(built);
}
