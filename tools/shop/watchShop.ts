import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { shopFolder } from './shopFolder.ts';

/** Editors save in several steps. */
const SETTLING_MS = 100;

const COMPILE = join(import.meta.dirname, './compileShop.ts');

/**
 * Compiles the shop again after each change in its folder. Problems are printed, and the last state without problems
 * stays. The compilation runs in a process of its own, because Node caches imported modules.
 *
 * @param onCompiled Called when a change without problems has been written.
 * @returns a promise that resolves when changes are seen.
 */
export async function watchShop(onCompiled?: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  function compile(): void {
    if (isRunning) return schedule();
    isRunning = true;
    spawn(process.execPath, [COMPILE], { stdio: 'inherit' }).on('close', (code) => {
      isRunning = false;
      if (code === 0) onCompiled?.();
      else process.stdout.write('The last state without problems stays.\n');
    });
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLING_MS);
  }

  const watcher = watch(shopFolder().folder, { ignoreInitial: true }).on('all', schedule);
  await once(watcher, 'ready');
}
