/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../webpack/release.ts';
import { runChecks } from './build/releaseChecks.ts';
import { sbom } from './build/sbom.ts';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { publish } from './publish.ts';
import { readKey } from './releaseKey.ts';

const ROOT = join(import.meta.dirname, '../..');
const [FIRST, SECOND] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb'];

const { parent, into, build } = releaseFolder();

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const release = (...args: string[]) => run('config/release.ts', ['--into', into, ...args]);
const createKey = (out: string) => run('config/releaseKey.ts', ['--out', out]);

describe('An operator', () => {
  // REL-11
  test('goes back by one command, with the key in a file or in the environment', () => {
    const keyFile = join(parent, 'key.json');
    const publicKey = /fascia1\.\S+/.exec(createKey(keyFile).stdout)?.[0];
    const keys = [readKey(readFileSync(keyFile, 'utf8'), keyFile)];
    for (const version of [FIRST, SECOND]) publish(publishOptions(into, build(version), { keys }));
    const back = release('--current', FIRST, '--key', keyFile);
    expect(back).toEqual({ status: 0, stdout: `${FIRST} is current\n`, stderr: '' });
    expect(readServed(into, publicKey)).toMatchObject({ version: FIRST, sequence: 3 });
    const env = { RELEASE_KEY: readFileSync(keyFile, 'utf8') };
    const renewed = run('config/release.ts', ['--into', into, '--renew', '--expires', '7d'], env);
    expect(renewed.stdout).toMatch(/^The current release is good until /);
    expect(readServed(into, publicKey).sequence).toBe(4);
    // REL-14
    expect(release('--list').stdout.split('\n')[1]).toMatch(/^\* {2}1\.0\.0\+aaaaaaaa .* 4 /);
    // REL-13
    expect(release('--prune', '0d').stdout).toBe('Removed releases: none; files: 1\n');
  });

  test('reads in one line why a command is refused', () => {
    expect(release('--list')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no folder [^\n]+\n$/),
    });
  });
});

describe('A build is not published', () => {
  // REL-06
  test('if it was built from other sources', () => {
    const { status, stderr } = release('--from', build(FIRST));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The build is 1\.0\.0\+aaaaaaaa, the sources are .*: check out its commit/,
    );
    expect(existsSync(into)).toBe(false);
  });

  // REL-07
  test('if its files are not within the budgets', () => {
    const { status, stderr } = release('--from', build(releaseOf(ROOT, false)));
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Not released: a file is above its budget, or is not there (npm run size)\n',
    );
    expect(existsSync(into)).toBe(false);
  });

  // REL-07
  test('if one of its checks, which get the build’s folder, fails', () => {
    const folder = join(parent, 'remote');
    const script = `process.exit(process.env.DIST === ${JSON.stringify(parent)} ? 0 : 3)`;
    const manifest = { scripts: { good: `node -e '${script}'`, bad: 'exit 1' } };
    writeFileSync(join(parent, 'package.json'), JSON.stringify(manifest));
    const good = { name: 'one', problem: 'never', npm: ['run', 'good'] };
    const bad = { name: 'other', problem: 'the state has changed', npm: ['run', 'bad'] };
    expect(() => runChecks([good], parent, folder)).not.toThrow();
    expect(() => runChecks([good, bad], parent, folder)).toThrow(
      'Not released: the state has changed (npm run bad)',
    );
    expect(() => runChecks([good], parent, parent)).toThrow(
      'is not the folder "remote" of a build',
    );
  });
});

// REL-15
describe('A private key', () => {
  test('is written for its owner alone, once, and printed by its public part', () => {
    const file = join(parent, 'key.json');
    const { status, stdout } = createKey(file);
    const key = readKey(readFileSync(file, 'utf8'), file);
    expect(status).toBe(0);
    expect(stdout).toContain(key.publicKey);
    expect(stdout).toContain(key.id);
    expect(stdout).not.toContain(JSON.parse(readFileSync(file, 'utf8')).ed25519);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(createKey(file).stderr).toBe(
      `${file} is not written: it is there already, and no key is overwritten\n`,
    );
  });

  test('is not written where it could be committed', () => {
    const { status, stderr } = createKey(join(ROOT, 'docs/key.json'));
    expect(status).toBe(1);
    expect(stderr).toContain('is in a repository: keep the private key elsewhere, or ignore it');
    expect(existsSync(join(ROOT, 'docs/key.json'))).toBe(false);
  });

  test.each(['', '{}', '{"publicKey":"fascia1.","ed25519":"c2VjcmV0","p256":"c2VjcmV0"}'])(
    'that cannot be used is refused without a word of it: %j',
    (text) => {
      expect(() => readKey(text, 'key.json')).toThrow(
        'key.json is no private key that npm run release:key has made',
      );
    },
  );
});

// REL-17
test('the parts list names the packages that ship and does not depend on the machine', () => {
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
