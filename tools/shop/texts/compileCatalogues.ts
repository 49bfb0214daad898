import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

const timesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => statSync(join(ROOT, path)).mtimeMs);

/** Whether the compiled catalogues are newer than all of their sources. */
function isUpToDate(): boolean {
  const sources = timesOf('{locales/*/messages.po,config/lingui.config.ts,package-lock.json}');
  const compiled = timesOf('locales/*/messages.json');
  const isComplete = compiled.length === timesOf('locales/*/messages.po').length;
  return isComplete && Math.min(...compiled) > Math.max(...sources);
}

/**
 * Compiles the message catalogues in `locales/` if one has changed. Prints Lingui's output only if it fails.
 *
 * @returns The exit code.
 */
export function compileCatalogues(): number {
  if (isUpToDate()) return 0;
  const lingui = join(ROOT, 'node_modules/.bin/lingui');
  const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
  const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status ?? 1;
}
