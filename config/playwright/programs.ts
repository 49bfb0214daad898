import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that some browser tests need besides Node. `npm test` works without it. */
export type Program = 'chromium' | 'firefox' | 'webkit' | 'nginx' | 'rclone';

interface ProgramDetails {
  /** Names of the executable, in order of preference. */
  commands: readonly string[];
  /** Paths of executables outside `PATH`. */
  paths?: readonly string[];
  /** Additional files that must exist, such as modules. */
  files?: readonly string[];
  /** Debian packages that install the program. */
  packages: readonly string[];
}

/** Path of nginx's Brotli module in Debian's package. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** All programs that tests may need. `npm run test:full` in CI has all of them. */
export const PROGRAMS: Readonly<Record<Program, ProgramDetails>> = {
  // The headless Chromium from npm has no autofill, background tabs or back/forward cache.
  chromium: {
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: ['chromium'],
  },
  firefox: { commands: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: { commands: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb'] },
  nginx: {
    commands: ['nginx'],
    files: [BROTLI_MODULE],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  rclone: { commands: ['rclone'], packages: ['rclone'] },
};

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as Program[];

/** Returns the command that installs a program on Debian. */
export const installCommand = (program: Program): string =>
  `apt-get install ${PROGRAMS[program].packages.join(' ')}`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Searches the folders of `PATH` and the program's usual paths. `CHROME_PATH` names another Chromium.
 *
 * @returns The path of the executable, or `undefined` if the program or one of its files is missing.
 */
export function findProgram(program: Program): string | undefined {
  const { commands, paths = [], files = [] } = PROGRAMS[program];
  if (!files.every((file) => existsSync(file))) return undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const inFolders = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const chosen = program === 'chromium' ? process.env['CHROME_PATH'] : undefined;
  return [...(chosen ? [chosen] : []), ...inFolders, ...paths].find(isExecutable);
}

// Prints the Debian packages of all programs for CI.
if (import.meta.main) {
  process.stdout.write(`${PROGRAM_NAMES.flatMap((name) => PROGRAMS[name].packages).join(' ')}\n`);
}
