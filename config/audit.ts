import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { judgeAudit } from './audit/judgeAudit.ts';

// `npm run lint:audit`: fails if a package that ships has a severe weakness that the registry knows of.
const ARGUMENTS = [
  'audit',
  '--omit',
  'dev',
  '--package-lock-only',
  '--json',
  '--fetch-retries',
  '0',
];
const TIMEOUT_MS = 20_000;

const npm = process.env['npm_execpath'];
const [command = 'npm', ...before] = npm ? [process.execPath, npm] : ['npm'];
const { stdout } = spawnSync(command, [...before, ...ARGUMENTS], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: TIMEOUT_MS,
});
const { line, isBad } = judgeAudit(stdout ?? '');
process.stdout.write(`${line}\n`);
process.exitCode = isBad ? 1 : 0;
