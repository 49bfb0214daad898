import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { basename, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { styleTargets } from '../../tools/build/styleTargets.ts';
import { shopFolder } from '../../tools/shop/shopFolder.ts';
import type { Configuration, LoaderContext, RuleSetRule } from 'webpack';

/** The modules of the shop that `SHOP` names. Overrides package.json, where `#shop` maps to the repository's shop. */
export const shopAlias = { '#shop': shopFolder().generated };

const TOOLS = join(import.meta.dirname, '../../tools/build/webpack');

/** Loaders for the product's style sheets. The last one runs first. */
const OWN_LOADERS = ['ownRemLoader.ts', 'raiseSpecificityLoader.ts', 'unknownLayoutLoader.ts'].map(
  (file) => join(TOOLS, file),
);

/** Words that make common ad blockers hide an element if its class name contains them, and their replacements. */
const FILTERED_WORDS: readonly (readonly [RegExp, string])[] = [
  [/Promotion/g, 'Announcement'],
  [/promotion/g, 'announcement'],
  [/Banner/g, 'Notice'],
  [/banner/g, 'notice'],
];

/**
 * Returns the class name of a rule in a style sheet of the product. Hosts must not use it. `.primary` in
 * `Button.module.css` becomes `fascia-Button-primary`, and `.text` in `TopBanner.module.css` becomes
 * `fascia-TopNotice-text` (HOST-132).
 */
export function fasciaClassName(file: string, local: string): string {
  const name = `fascia-${basename(file).replace(/\.module\.css$/, '')}-${local}`;
  return FILTERED_WORDS.reduce((result, [word, other]) => result.replace(word, other), name);
}

function fasciaClass(context: LoaderContext<unknown>, _: string, local: string): string {
  return fasciaClassName(context.resourcePath, local);
}

function hostClass(context: LoaderContext<unknown>, _: string, local: string): string {
  return `shop-${basename(context.resourcePath).replace(/\.module\.css$/, '')}-${local}`;
}

export function scripts(
  development: boolean,
  runsIn: 'browser' | 'server' = 'browser',
): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'swc-loader',
        options: {
          env: { targets: TARGETS },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: {
                runtime: 'automatic',
                development,
                refresh: development && runsIn === 'browser',
              },
            },
          },
        },
      },
      join(TOOLS, 'chunkNameLoader.ts'),
    ],
  };
}

/** Lowest supported versions of browsers, from package.json. */
export const TARGETS = packageJson.browserslist.join(', ');

/** @param runsIn On a server, only the class names are needed. */
export function styles(
  owner: 'fascia' | 'host',
  runsIn: 'browser' | 'server' = 'browser',
): RuleSetRule {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      ...(runsIn === 'browser' ? [MiniCssExtractPlugin.loader] : []),
      {
        loader: 'css-loader',
        options: {
          // A path to a font of the shop is a URL on the remote's server and not a file of the build.
          url: { filter: (url: string) => !url.startsWith('/') },
          // Also applies the loaders to the shop's tokens, which the product's style sheet imports.
          importLoaders: owner === 'fascia' ? OWN_LOADERS.length : 0,
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: runsIn === 'server',
            getLocalIdent: owner === 'fascia' ? fasciaClass : hostClass,
          },
        },
      },
      ...(owner === 'fascia' ? OWN_LOADERS : []),
    ],
  };
}

/** Images and fonts of the shop's folder. */
export const files: RuleSetRule = {
  test: /\.(?:jpe?g|png|gif|webp|avif|svg|woff2?|otf|ttf)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

/**
 * SWC minifies scripts and removes comments, because `licenses.txt` contains the licences. Lightning CSS minifies
 * styles.
 */
export const minimizer: NonNullable<Configuration['optimization']>['minimizer'] = [
  new MinimizerPlugin({
    extractComments: false,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: {
        // Removes Lingui's warnings for developers.
        compress: { ecma: 2022, passes: 3, pure_funcs: ['console.warn'] },
        format: { comments: false },
      },
    },
  }),
  new MinimizerPlugin({
    test: /\.css$/,
    minify: { implementation: MinimizerPlugin.lightningCssMinify, options: styleTargets },
  }),
];
