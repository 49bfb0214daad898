import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { distFolder } from '../../tools/build/distFolder.ts';
import { scripts } from './rules.ts';

/** Input and output of the worker's build. */
interface Files {
  /** The module of the server renderer. */
  server: string;
  /** The list of the remote's files. */
  remoteFiles: string;
  /** The folder for `worker.js`. */
  output: string;
}

const built = (): Files => ({
  server: join(distFolder(), 'server/server.js'),
  remoteFiles: join(distFolder(), 'remote/fragments.json'),
  output: join(distFolder(), 'worker'),
});

/** The Cloudflare worker, one ES module. By default, it is bundled from files of the build. */
export function worker(root: string, { server, remoteFiles, output } = built()): Configuration {
  return {
    name: 'worker',
    mode: 'production',
    context: root,
    target: ['webworker', 'es2022'],
    entry: { worker: './server/worker/worker.ts' },
    devtool: false,
    output: { path: output, filename: '[name].js', module: true, library: { type: 'module' } },
    resolve: {
      extensions: ['.ts', '.js', '.mjs'],
      alias: { 'fascia-build/server.js': server, 'fascia-build/fragments.json': remoteFiles },
    },
    module: {
      rules: [scripts(false)],
      // A worker must be one file.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    experiments: { outputModule: true },
    optimization: { minimize: false },
    performance: { hints: false },
  };
}
