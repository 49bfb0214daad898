import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from './shopFolder.ts';

/** Editors save in several steps. */
const SETTLING_MS = 100;

const COMPILE = join(import.meta.dirname, '../compileShop.ts');

/**
 * Compiles the shop again after each change in its folder; webpack sees the modules that have changed. Problems are
 * printed, and the last good state stays. A process of its own does it, because Node keeps modules that it has imported.
 */
export function watchShop(): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  function compile(): void {
    if (isRunning) return schedule();
    isRunning = true;
    spawn(process.execPath, [COMPILE], { stdio: 'inherit' }).on('close', (code) => {
      isRunning = false;
      if (code !== 0) process.stdout.write('The last state without problems stays.\n');
    });
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLING_MS);
  }

  watch(shopFolder().folder, { recursive: true }, schedule);
}
