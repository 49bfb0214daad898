import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from './shopFolder.ts';

/** Editors save in several steps. */
const SETTLING_MS = 100;

const COMPILE = join(import.meta.dirname, '../compileShop.ts');

/** A folder with all folders in it. */
const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/**
 * Compiles the shop again after each change in its folder; webpack sees the modules that have changed. Problems are
 * printed, and the last good state stays. A process of its own does it, because Node keeps modules that it has imported.
 *
 * @param onCompiled Called when a change without problems has been written.
 */
export function watchShop(onCompiled?: () => void): void {
  const { folder } = shopFolder();
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  function compile(): void {
    if (isRunning) return schedule();
    isRunning = true;
    watchFolders();
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

  /** Each folder by itself: Node's recursive watching on Linux loses a file that an editor replaces. */
  function watchFolders(): void {
    for (const path of foldersIn(folder).filter((each) => !watched.has(each))) {
      watched.add(path);
      const watcher = watch(path, schedule);
      watcher.on('error', () => {
        watched.delete(path);
        watcher.close();
      });
    }
  }

  watchFolders();
}
