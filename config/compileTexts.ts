import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles the message catalogues of `locales/`. Lingui's output is shown only if it fails. */
const ROOT = join(import.meta.dirname, '..');
const lingui = join(ROOT, 'node_modules/.bin/lingui');
const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
process.exitCode = status ?? 1;
