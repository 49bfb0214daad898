/** @jest-environment node */
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const nodeProblem: (
  version: string,
  platform: string,
  arch: string,
) => string | undefined = require('./checkNode.cjs');
const { isInstalled }: { isInstalled(root: string): boolean } = require('./packages.cjs');
const {
  linkProgramsWithoutBrowsers,
}: { linkProgramsWithoutBrowsers(path: string): string } = require('./barePath.cjs');

const lockFile = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

describe('The Node version', () => {
  // HOST-47
  test.each([
    ['20.19.0', 'linux', 'x64'],
    ['20.20.2', 'linux', 'arm64'],
    ['24.0.0', 'linux', 'x64'],
    ['22.19.0', 'darwin', 'arm64'],
    ['26.1.0', 'win32', 'x64'],
  ])('%s on %s %s is new enough', (version, platform, arch) => {
    expect(nodeProblem(version, platform, arch)).toBeUndefined();
  });

  // HOST-47
  test.each([
    ['20.18.9', 'linux', 'x64', '20.19'],
    ['18.20.0', 'linux', 'x64', '20.19'],
    ['22.18.0', 'darwin', 'arm64', '22.19'],
    ['20.20.2', 'linux', 'ia32', '22.19'],
  ])(
    '%s on %s %s is rejected in one line with the minimum version %s',
    (version, platform, arch, needed) => {
      const problem = nodeProblem(version, platform, arch);
      expect(problem).toContain(`Node ${needed} or newer`);
      expect(problem).toContain(version);
      expect(problem).not.toContain('\n');
    },
  );
});

describe('The installed packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'fascia-setup-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    write('package-lock.json', lockFile({ 'node_modules/a': { version: '1.0.0' } }));
    write('node_modules/a/package.json', '{}');
    write('node_modules/.package-lock.json', lockFile({ 'node_modules/a': { version: '1.0.0' } }));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('are used if they match the lock file', () => {
    expect(isInstalled(root)).toBe(true);
  });

  test('may lack optional packages, such as Node for another platform', () => {
    write(
      'package-lock.json',
      lockFile({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '1.0.0', optional: true },
      }),
    );
    expect(isInstalled(root)).toBe(true);
  });

  // HOST-48
  test.each([
    [
      'another version',
      () => write('package-lock.json', lockFile({ 'node_modules/a': { version: '1.0.1' } })),
    ],
    ['a package is missing', () => rmSync(join(root, 'node_modules/a'), { recursive: true })],
    [
      'an installation was interrupted',
      () => rmSync(join(root, 'node_modules/.package-lock.json')),
    ],
    ['node_modules is missing', () => rmSync(join(root, 'node_modules'), { recursive: true })],
    ['a lock file is not JSON', () => write('node_modules/.package-lock.json', '{"packages"')],
  ])('are installed again if they do not match: %s', (_, change) => {
    change();
    expect(isInstalled(root)).toBe(false);
  });

  test('match the lock file in this repository', () => {
    expect(isInstalled(process.cwd())).toBe(true);
    cpSync('package-lock.json', join(root, 'package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
});

describe('npm test', () => {
  const root = mkdtempSync(join(tmpdir(), 'fascia-npm-test-'));
  const npmCalls = join(root, 'npmCalls.txt');
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  /** Runs a command with a fake npm. Returns the arguments of each call of npm. */
  function runCommand(command = 'test', env: NodeJS.ProcessEnv = {}): string[] {
    rmSync(npmCalls, { force: true });
    const { status } = spawnSync(process.execPath, [join(root, 'tools/setup/main.cjs'), command], {
      env: {
        ...process.env,
        npm_execpath: join(root, 'npm.cjs'),
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
        ...env,
      },
    });
    expect(status).toBe(0);
    return readFileSync(npmCalls, 'utf8').trim().split('\n');
  }

  beforeAll(() => {
    cpSync(import.meta.dirname, join(root, 'tools/setup'), { recursive: true });
    for (const step of ['config/playwright/browsers.ts', 'tools/shop/compileShop.ts'])
      write(step, '');
    write('package-lock.json', lockFile({}));
    write(
      'npm.cjs',
      `require('node:fs').appendFileSync(${JSON.stringify(npmCalls)}, process.argv.slice(2).join(' ') + '\\n');`,
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  // HOST-48
  test('installs the packages of a fresh clone and then runs the checks', () => {
    expect(runCommand()).toEqual([
      expect.stringMatching(/^ci /),
      expect.stringMatching(/^run .*check$/),
    ]);
  });

  // HOST-48
  test('does not reinstall packages', () => {
    write('node_modules/.package-lock.json', lockFile({}));
    expect(runCommand()).toEqual([expect.stringMatching(/^run .*check$/)]);
  });

  test.each([
    ['test', 'another-shop', ['check:shop']],
    ['test:full', '', ['check', 'check:rest']],
    ['test:full', 'another-shop', ['check:shop']],
    ['test:bare', '', ['check']],
  ])('%s with SHOP=%s runs %j', (command, shop, scripts) => {
    write('node_modules/.package-lock.json', lockFile({}));
    const calls = runCommand(command, { SHOP: shop });
    expect(calls.map((call) => call.split(' ').at(-1))).toEqual(scripts);
  });
});

describe('The PATH of npm run test:bare', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-programs-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('contains all programs except browsers, nginx and rclone', () => {
    for (const name of [
      'sh',
      'git',
      'chromium',
      'google-chrome-stable',
      'firefox-esr',
      'WebKitWebDriver',
      'Xvfb',
      'nginx',
      'rclone',
    ]) {
      writeFileSync(join(folder, name), '');
    }
    const path = linkProgramsWithoutBrowsers([folder, '/missing'].join(delimiter));
    expect(readdirSync(path).toSorted()).toEqual(['git', 'sh']);
    rmSync(path, { recursive: true });
  });
});

// HOST-47
test('npm does not run install scripts of packages in this project', () => {
  const root = join(import.meta.dirname, '../..');
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('true');
});
