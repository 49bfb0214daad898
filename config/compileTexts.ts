import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Compiles the catalogues; what Lingui says is shown only when it fails. */
const lingui = join(ROOT, 'node_modules/.bin/lingui');
const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
process.exitCode = status ?? 1;
