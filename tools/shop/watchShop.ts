import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { shopFolder } from './shopFolder.ts';

/** Delay after a change, because editors save in several steps. */
const SETTLING_MS = 100;

const COMPILE = join(import.meta.dirname, './compileShop.ts');

/**
 * Recompiles the shop after each change in its folder. Prints problems and keeps the last valid state. Compiles in a
 * process of its own, because Node caches imported modules.
 *
 * @param onCompiled Called after a valid change has been compiled.
 * @returns A promise that resolves as soon as changes are detected.
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
      else process.stdout.write('The last valid state is kept.\n');
    });
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLING_MS);
  }

  const watcher = watch(shopFolder().folder, { ignoreInitial: true }).on('all', schedule);
  await once(watcher, 'ready');
}
