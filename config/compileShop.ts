import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compile } from './shop/compile.ts';
import { formatProblems } from './shop/problems.ts';
import { shopFolder } from './shop/shopFolder.ts';

/**
 * Compiles the message catalogues of `locales/`, and the shop's folder to the modules that the product imports as
 * `#shop/…`. Prints every problem of the folder and exits with 1 if there is one. Lingui's output is shown only if it
 * fails.
 */
const ROOT = join(import.meta.dirname, '..');
const lingui = join(ROOT, 'node_modules/.bin/lingui');
const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}

const shop = shopFolder();
const problems = await compile(shop);
if (problems.length > 0) {
  process.stderr.write(formatProblems(shop.folder, problems));
  process.exitCode = 1;
}
