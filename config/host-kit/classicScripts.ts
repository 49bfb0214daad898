import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** Each byte counts, and nothing in it depends on what these take for granted. */
const minimizer = new MinimizerPlugin({
  extractComments: false,
  terserOptions: {
    ecma: 2022,
    // Strict mode changes nothing in code that compiles as a module.
    module: true,
    compress: {
      passes: 6,
      unsafe: true,
      unsafe_arrows: true,
      keep_fargs: false,
      hoist_funs: true,
      sequences: false,
      conditionals: false,
      inline: 1,
    },
    // Names that neither hosts nor other copies of the package see.
    mangle: {
      properties: {
        builtins: true,
        regex: /^(?:loader|releases|onBroken|isDown|note|fail|emit|open|events|locate)$/,
      },
    },
    format: { comments: false },
  },
});

/**
 * The host kit's classic scripts, `host-kit/dist/fascia-host.js` and `fascia-host.signed.js`, each complete, made of what the
 * compiler has written beside them.
 */
export function classicScripts(root: string): Configuration {
  const path = join(root, 'host-kit', 'dist');
  return {
    name: 'classic-scripts',
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    entry: {
      'fascia-host': join(path, 'classic.js'),
      'fascia-host.signed': join(path, 'classicSigned.js'),
    },
    output: { path, filename: '[name].js' },
    optimization: { minimizer: [minimizer] },
  };
}
