import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { scripts } from '../../../config/webpack/rules.ts';

const FILE = 'host.js';

/** Bundles the host that has a federation runtime. Not minimized: that would take longer than its tests save. */
export async function buildRuntimeHost(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fascia-runtime-host-'));
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: './runtimeHost.tsx',
    output: { path, filename: FILE, uniqueName: 'runtime_host' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: [scripts(false)] },
    optimization: { minimize: false },
    performance: { hints: false },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler?.run((error, stats) => {
        if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString()));
        compiler.close(() => resolve());
      });
    });
    return await readFile(join(path, FILE), 'utf8');
  } finally {
    await rm(path, { recursive: true });
  }
}
