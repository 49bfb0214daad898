import { findProgram, installCommand } from './programs.ts';

/**
 * Arguments of every Chromium in tests. They allow it to run as root in containers, and prevent requests of its own.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NOT_FOUND = `The browser tests need Chrome or Chromium. Install it (on Debian: ${installCommand('chromium')}), or name its executable: CHROME_PATH=/path/to/chrome npm test`;

/** Unpacks the headless Chromium of the npm package to the temporary folder. Linux only. */
async function unpackHeadless(): Promise<string | undefined> {
  // The package unpacks shared libraries that a minimal system lacks only if it detects AWS Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of the browser for most tests: `CHROME_PATH`, otherwise the headless Chromium from npm on Linux,
 * otherwise an installed browser.
 *
 * @throws {Error} If there is no browser.
 */
export async function findHeadlessBrowser(): Promise<string> {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  const unpacked = process.platform === 'linux' ? await unpackHeadless() : undefined;
  const path = unpacked ?? findProgram('chromium');
  if (!path) throw new Error(NOT_FOUND);
  return path;
}

if (import.meta.main) {
  try {
    process.stdout.write(`Browser for the tests: ${await findHeadlessBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
