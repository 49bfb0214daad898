import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const NOT_FOUND =
  'The browser tests need Chrome or Chromium, and none was found. Install one (on Debian: apt-get install chromium), or name one: CHROME_PATH=/path/to/chrome npm test';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [process.env['CHROME_PATH'] ?? '', ...paths, ...MAC_PATHS].find(
    (path) => path !== '' && isExecutable(path),
  );
}

/** Unpacks the Chromium of an npm package into the temporary folder; Linux only. */
async function unpackFromPackage(): Promise<string | undefined> {
  // The package unpacks the shared libraries that a minimal system lacks only if it detects AWS Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The browsers for tests, by their paths. */
export interface Browsers {
  /** For nearly all tests: Chromium without its user interface, where the npm package has one for this system. */
  headless: string;
  /** For what the smaller build lacks, such as autofill: an installed browser where there is one. */
  complete: string;
}

/**
 * The paths of Chromium-based browsers for tests. A page costs the build without user interface half the time
 * (decision 023). `CHROME_PATH` names one for all tests.
 * @throws Error if there is none.
 */
export async function findBrowsers(): Promise<Browsers> {
  const chosen = process.env['CHROME_PATH'];
  const installed = findInstalled();
  if (chosen && installed === chosen) return { headless: chosen, complete: chosen };
  const unpacked = process.platform === 'linux' ? await unpackFromPackage() : undefined;
  const headless = unpacked ?? installed;
  const complete = installed ?? unpacked;
  if (!headless || !complete) throw new Error(NOT_FOUND);
  return { headless, complete };
}

if (import.meta.main) {
  try {
    const { headless } = await findBrowsers();
    process.stdout.write(`Browser for the tests: ${headless}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : NOT_FOUND}\n`);
    process.exitCode = 1;
  }
}
