import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** Each byte counts, and nothing in it depends on what these take for granted. */
const minimizer = new MinimizerPlugin({
  extractComments: false,
  terserOptions: {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
    // Names that neither hosts nor other copies of the package see.
    mangle: {
      properties: {
        builtins: true,
        regex: /^(?:loader|releases|onBroken|isDown|note|fail|emit|open|events)$/,
      },
    },
    format: { comments: false },
  },
});

/** The host kit's classic script, `host-kit/dist/fascia-host.js`, made of what the compiler has written beside it. */
export function classicScript(root: string): Configuration {
  const path = join(root, 'host-kit', 'dist');
  return {
    name: 'classic-script',
    mode: 'production',
    context: root,
    target: ['web', 'es2020'],
    entry: { 'fascia-host': join(path, 'classic.js') },
    output: { path, filename: '[name].js' },
    optimization: { minimizer: [minimizer] },
  };
}
