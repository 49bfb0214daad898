import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HELP =
  'The browser tests need Chrome or Chromium, and none was found. Install one (on Debian: apt-get install chromium), or name one: CHROME_PATH=/path/to/chrome npm test';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env['CHROME_PATH'] ?? '', ...paths, ...PLACES].find(
    (path) => path !== '' && isProgram(path),
  );
}

/** The browser that a package carries: Linux only, unpacked to the folder for temporary files. */
async function carried(): Promise<string | undefined> {
  // The package unpacks the libraries that a bare machine lacks only where it believes to be at home.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The program of a browser to test with: an installed one, else the one that a package carries. */
export async function findBrowser(): Promise<string> {
  const found = installed() ?? (process.platform === 'linux' ? await carried() : undefined);
  if (!found) throw new Error(HELP);
  return found;
}

if (import.meta.main) {
  try {
    const browser = await findBrowser();
    process.stdout.write(`Browser for the tests: ${browser}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : HELP}\n`);
    process.exitCode = 1;
  }
}
