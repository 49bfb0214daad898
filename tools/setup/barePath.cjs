const { existsSync, mkdtempSync, readdirSync, symlinkSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { delimiter, join } = require('node:path');

/** Programs that only `npm run test:full` may use. */
const EXCLUDED = /^(chrom|google-chrome|firefox|WebKitWebDriver|Xvfb|nginx|rclone)/;

/**
 * Creates a folder of links to all programs in the PATH except browsers, nginx and rclone. `npm run test:bare` uses it
 * to prove that `npm test` passes on a machine without them.
 *
 * @param path A list of folders, like the environment variable `PATH`.
 * @returns The folder, to be used as the PATH.
 */
exports.linkProgramsWithoutBrowsers = function linkProgramsWithoutBrowsers(path) {
  const links = mkdtempSync(join(tmpdir(), 'fascia-bare-'));
  for (const folder of path.split(delimiter)) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      if (!EXCLUDED.test(name) && !existsSync(join(links, name))) {
        symlinkSync(join(folder, name), join(links, name));
      }
    }
  }
  return links;
};
