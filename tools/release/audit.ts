import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { distFolder } from '../build/distFolder.ts';
import { severeVulnerabilities } from './packages/judgeAudit.ts';
import { shippedPackages } from './packages/shippedPackages.ts';

// `npm run lint:audit`: fails if a package that ships in the last build has a severe vulnerability. A registry that
// does not respond is a failure only in CI, and only if AUDIT_OPTIONAL is not set.
const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 20_000;

const names = new Set(shippedPackages(ROOT, join(distFolder(), 'remote')).map((each) => each.name));
const npm = process.env['npm_execpath'];
const [command = 'npm', ...before] = npm ? [process.execPath, npm] : ['npm'];
const { stdout } = spawnSync(
  command,
  [...before, 'audit', '--package-lock-only', '--json', '--fetch-retries', '0'],
  { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS },
);
const severe = severeVulnerabilities(stdout ?? '', names);
if (severe === undefined) {
  process.stdout.write('Not audited: the registry did not return a report for npm audit\n');
  process.exitCode = process.env['CI'] && !process.env['AUDIT_OPTIONAL'] ? 1 : 0;
} else {
  process.stdout.write(
    severe.length > 0
      ? `Severe vulnerabilities in shipped packages: ${severe.join(', ')}. Run npm audit for details.\n`
      : `Audited: ${names.size} shipped packages have no known severe vulnerability\n`,
  );
  process.exitCode = severe.length > 0 ? 1 : 0;
}
