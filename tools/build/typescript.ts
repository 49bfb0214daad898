import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { shopFolder } from '../shop/shopFolder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Folder of the declarations that `emitDeclarations` writes. */
export const DECLARATIONS = join(ROOT, 'generated/types');

/** Runs the TypeScript compiler on a project. If it reports errors, this process will exit with status 1. */
export function compile(project: string, ...options: readonly string[]): void {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', project, ...options];
  const { status } = spawnSync(process.execPath, tsc, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/**
 * Checks the types of the exposed modules for the current shop, and writes their declarations. The TypeScript projects
 * of the host kit read these declarations, because the sources do not compile with the kit's `lib` setting.
 */
export function emitDeclarations(): void {
  const project = join(shopFolder().generated, 'tsconfig.types.json');
  compile(project, '--noEmit', 'false', '--emitDeclarationOnly', '--outDir', DECLARATIONS);
}
