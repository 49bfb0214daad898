/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../build/webpack/release.ts';
import { writeChecked } from './build/checkedBuild.ts';
import { readBuild } from './build/readBuild.ts';
import { sbom } from './build/sbom.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { publish } from './publish.ts';
import { createKey as createReleaseKey, readKey } from './releaseKey.ts';

const ROOT = join(import.meta.dirname, '../..');
const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];

const CHECKED = { commit: null, sbom: '{}' };

const { parent, into, build } = releaseFolder();

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const release = (...args: string[]) => run('tools/release/release.ts', ['--into', into, ...args]);
const check = (from: string, env?: Record<string, string>) =>
  run('tools/release/releaseCheck.ts', ['--from', from], env);
const createKey = (out: string) => run('tools/release/createKey.ts', ['--out', out]);

describe('An operator', () => {
  // REL-11
  test('rolls back with one command, with the key in a file or in the environment', () => {
    const keyFile = join(parent, 'key.pem');
    const publicKey = /fascia1\.\S+/.exec(createKey(keyFile).stdout)?.[0] ?? '';
    const keys = [readKey(readFileSync(keyFile, 'utf8'), keyFile)];
    for (const version of [FIRST, SECOND]) publish(publishOptions(into, build(version), { keys }));
    const back = release('--current', FIRST, '--key', keyFile);
    expect(back).toEqual({ status: 0, stdout: `${FIRST} is current\n`, stderr: '' });
    expect(readServed(into, publicKey).version).toBe(FIRST);
    const env = { RELEASE_KEY: readFileSync(keyFile, 'utf8') };
    const args = ['--into', into, '--current', SECOND];
    expect(run('tools/release/release.ts', args, env).status).toBe(0);
    expect(readServed(into, publicKey).version).toBe(SECOND);
    // REL-14
    const list = release('--list', '--public-key', publicKey).stdout;
    expect(list).toMatch(/^\* {2}1\.0\.1\+bbbbbbbb .* good /m);
    // REL-13
    expect(release('--prune', '0d').stdout).toMatch(/^Removed releases: none; files: \d+\n$/);
  });

  test('gets the reason for a refusal in one line', () => {
    expect(release('--list')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The folder [^\n]+ does not exist\n$/),
    });
  });
});

describe('A build is not published', () => {
  // REL-06
  test('if it was built from other sources', () => {
    const { status, stderr } = check(build(FIRST));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The version of the build is 1\.0\.0\+aaaaaaaa, that of the sources .*\. Check out the build's commit/,
    );
  });

  // REL-06
  test('if it has not been checked or has changed since', () => {
    const from = build(FIRST);
    expect(release('--from', from).stderr).toMatch(
      /^.* has not been checked. Run npm run release:check without the key in its environment.\n$/,
    );
    writeChecked(from, readBuild(from), CHECKED);
    writeFileSync(join(from, 'licenses.txt'), 'other');
    expect(release('--from', from)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('1.0.0+aaaaaaaa has changed since it was checked'),
    });
    expect(existsSync(into)).toBe(false);
  });

  // REL-06
  test('if its files are not within the budgets', () => {
    const { status, stderr } = check(build(releaseOf(ROOT, false)));
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Not released: a file is missing or above its budget (npm run size)\n',
    );
  });
});

// REL-15
describe('A private key', () => {
  test('is written once, readable only by its owner, and its public part is printed', () => {
    const file = join(parent, 'key.pem');
    const { status, stdout } = createKey(file);
    const key = readKey(readFileSync(file, 'utf8'), file);
    expect(status).toBe(0);
    expect(stdout).toContain(key.publicKey);
    expect(stdout).not.toContain(readFileSync(file, 'utf8').split('\n')[1]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(createKey(file).stderr).toBe(
      `${file} was not written: the file exists and keys are never overwritten\n`,
    );
  });

  // REL-06
  test('must not be in the environment of the checks', () => {
    const { file } = createReleaseKey();
    expect(check(build(FIRST), { RELEASE_KEY: file })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^RELEASE_KEY is set. Run the checks without it/),
    });
  });

  // REL-06
  test('is in a process that starts no program and loads only the required packages', () => {
    const report = join(parent, 'packages.txt');
    const recorder = `
      import { appendFileSync } from 'node:fs';
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(name, context, next) {
          const found = next(name, context);
          const [, used] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url) ?? [];
          if (used) appendFileSync(${JSON.stringify(report)}, used + '\\n');
          return found;
        },
      });`;
    writeFileSync(join(parent, 'recorder.mjs'), recorder);
    const from = build(FIRST);
    writeChecked(from, readBuild(from), CHECKED);
    const { file, publicKey } = createReleaseKey();
    const { status, stdout, stderr } = run(
      'tools/release/release.ts',
      ['--into', into, '--from', from],
      {
        RELEASE_KEY: file,
        // With these options, starting a program throws.
        NODE_OPTIONS: `--permission --allow-fs-read=* --allow-fs-write=* --import ${join(parent, 'recorder.mjs')}`,
      },
    );
    expect({ status, stdout, stderr }).toMatchObject({
      status: 0,
      stdout: `${FIRST} is published and current\n`,
    });
    expect(readServed(into, publicKey).version).toBe(FIRST);
    const packages = new Set(readFileSync(report, 'utf8').trim().split('\n'));
    expect([...packages].toSorted()).toEqual([
      'graceful-fs',
      'proper-lockfile',
      'retry',
      'signal-exit',
      'valibot',
    ]);
  });

  test('is not written where it could be committed', () => {
    const { status, stderr } = createKey(join(ROOT, 'docs/key.pem'));
    expect(status).toBe(1);
    expect(stderr).toContain('is inside a repository. Keep the private key elsewhere');
    expect(existsSync(join(ROOT, 'docs/key.pem'))).toBe(false);
  });

  const wrongCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  test.each(['', '{}', wrongCurve.export({ format: 'pem', type: 'pkcs8' }).toString()])(
    'that is invalid is rejected without repeating its content (%#)',
    (text) => {
      expect(() => readKey(text, 'key.pem')).toThrow(
        /^key\.pem is not a private key made by npm run release:key$/,
      );
    },
  );
});

// REL-17
test('the bill of materials lists the shipped packages and does not depend on the machine', () => {
  writeFileSync(join(parent, 'licenses.txt'), 'webpack 5.110.3\nLicence: MIT\n\nMIT text\n');
  const text = sbom(ROOT, parent);
  const { bomFormat, metadata, components } = JSON.parse(text);
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'fascia']);
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['axios', '@reduxjs/toolkit', 'immer', 'react', 'scheduler', 'webpack']),
  );
  expect(names).not.toContain('jest');
  expect(text).not.toContain(ROOT);
});
