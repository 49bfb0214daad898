import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Bundles the host kit's classic scripts, `host-kit/dist/fascia-host.js` and `fascia-host.signed.js`, from the modules
 * that the compiler has written to that folder.
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
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
    },
  };
}
