import webpack, { type Configuration } from 'webpack';

/** What builds for servers and workers have in common: one ES module, `<name>.js` in a folder. */
export const oneModule = {
  target: ['webworker', 'es2022'],
  experiments: { outputModule: true },
  // Stack traces of a server name its functions; nobody waits for its bytes.
  optimization: { minimize: false },
  performance: { hints: false },
} as const satisfies Configuration;

export const moduleOutput = {
  filename: '[name].js',
  module: true,
  library: { type: 'module' },
} as const satisfies Configuration['output'];

/** A worker's script is one file, and a server has no use for a part that comes later. */
export const oneChunkPlugin = () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });
