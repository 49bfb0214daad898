import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { scripts } from '../../config/webpack/rules.ts';

const FILE = 'page.js';

/**
 * Bundles a test's own code for a page. Does not minify, which would take longer than it saves.
 *
 * @param entry The path of the entry module.
 * @param alias The paths of replacements, by module name.
 */
export async function bundleForPage(
  entry: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fascia-page-'));
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry,
    output: { path, filename: FILE, uniqueName: 'test_page' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias },
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
