/** @jest-environment node */
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PRODUCT_STAGES, SHOP_STAGES } from './checkSteps.ts';

const require = createRequire(import.meta.url);
const nodeProblem: (
  version: string,
  platform: string,
  arch: string,
) => string | undefined = require('./checkNode.cjs');
const { isInstalled }: { isInstalled(root: string): boolean } = require('./packages.cjs');

const PRODUCT_STEPS = PRODUCT_STAGES.flat(2);

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
    '%s on %s %s is refused in one line that names the minimum %s',
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

  test('of this checkout match its lock file', () => {
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

  /** Runs the command with a simulated npm; returns the arguments of npm's calls. */
  function runTestCommand(): string[] {
    rmSync(npmCalls, { force: true });
    const { status } = spawnSync(process.execPath, [join(root, 'config/setup/main.cjs'), 'test'], {
      env: {
        ...process.env,
        npm_execpath: join(root, 'npm.cjs'),
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    });
    expect(status).toBe(0);
    return readFileSync(npmCalls, 'utf8').trim().split('\n');
  }

  beforeAll(() => {
    cpSync(import.meta.dirname, join(root, 'config/setup'), { recursive: true });
    for (const step of ['findBrowser.ts', 'compileShop.ts']) write(`config/${step}`, '');
    write('package-lock.json', lockFile({}));
    write(
      'npm.cjs',
      `require('node:fs').appendFileSync(${JSON.stringify(npmCalls)}, process.argv.slice(2).join(' ') + '\\n');`,
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('installs the packages on a fresh clone, then runs npm run check (HOST-48)', () => {
    expect(runTestCommand()).toEqual([
      expect.stringMatching(/^ci /),
      expect.stringMatching(/^run .*check$/),
    ]);
  });

  test('installs nothing if the packages are installed (HOST-48)', () => {
    write('node_modules/.package-lock.json', lockFile({}));
    expect(runTestCommand()).toEqual([expect.stringMatching(/^run .*check$/)]);
  });

  test('is this command, and the check includes unit and browser tests (HOST-48)', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.test).toBe('node config/setup/main.cjs test');
    expect(scripts.check).toBe('node config/check.ts');
    const steps = PRODUCT_STEPS.filter(({ env }) => !env).map(({ script }) => script);
    expect(steps).toEqual(
      expect.arrayContaining(['check:static', 'test:unit', 'build', 'test:e2e']),
    );
    const sideBySide = scripts['check:static'].split(' ');
    for (const step of ['typecheck', 'lint', 'lint:imports', 'lint:requirements', 'format:check']) {
      expect(sideBySide).toContain(step);
    }
    for (const { script } of [...PRODUCT_STEPS, ...SHOP_STAGES.flat(2)]) {
      expect(scripts).toHaveProperty([script]);
    }
  });

  test('builds and tries the second shop too, and leaves the first one’s build (SHOP-01)', () => {
    const ofSecond = PRODUCT_STEPS.filter(
      ({ env }) => env?.SHOP === 'shell-host/demo-shop-two/shop',
    );
    expect(ofSecond.map(({ script }) => script)).toEqual([
      'i18n',
      'typecheck',
      'build',
      'size',
      'test:e2e',
    ]);
    // Builds have a folder in common.
    const chains = PRODUCT_STAGES.flat().filter((each) =>
      each.some(({ script }) => script === 'build'),
    );
    expect(chains).toHaveLength(1);
    expect(chains[0]?.findLast(({ script }) => script === 'build')?.env).toBeUndefined();
  });
});

// HOST-76
test('npm runs no script of a package that it installs for this project', () => {
  const root = join(import.meta.dirname, '../..');
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('true');
});
