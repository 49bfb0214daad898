/** @jest-environment node */
import { createRequire } from 'node:module';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const problemOf: (
  version: string,
  platform: string,
  arch: string,
) => string | undefined = require('./node.cjs');
const { isInstalled }: { isInstalled(root: string): boolean } = require('./packages.cjs');

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

describe('A person whose Node', () => {
  test.each([
    ['20.19.0', 'linux', 'x64'],
    ['20.20.2', 'linux', 'arm64'],
    ['24.0.0', 'linux', 'x64'],
    ['22.19.0', 'darwin', 'arm64'],
    ['26.1.0', 'win32', 'x64'],
  ])('is %s on %s %s can go on', (version, platform, arch) => {
    expect(problemOf(version, platform, arch)).toBeUndefined();
  });

  test.each([
    ['20.18.9', 'linux', 'x64', '20.19'],
    ['18.20.0', 'linux', 'x64', '20.19'],
    ['22.18.0', 'darwin', 'arm64', '22.19'],
    ['20.20.2', 'linux', 'ia32', '22.19'],
  ])('is %s on %s %s hears in one line that %s is needed', (version, platform, arch, needed) => {
    const problem = problemOf(version, platform, arch);
    expect(problem).toContain(`Node ${needed} or newer`);
    expect(problem).toContain(version);
    expect(problem).not.toContain('\n');
  });
});

describe('What is installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'fascia-setup-'));
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    put('package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    put('node_modules/a/package.json', '{}');
    put('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('serves when it is what the lock file says', () => {
    expect(isInstalled(root)).toBe(true);
  });

  test('may lack what is optional, as another machine’s Node', () => {
    put(
      'package-lock.json',
      lock({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '1.0.0', optional: true },
      }),
    );
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    [
      'another version',
      () => put('package-lock.json', lock({ 'node_modules/a': { version: '1.0.1' } })),
    ],
    ['a package is gone', () => rmSync(join(root, 'node_modules/a'), { recursive: true })],
    ['an installation was cut short', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
    ['nothing is there', () => rmSync(join(root, 'node_modules'), { recursive: true })],
    ['a lock file is no JSON', () => put('node_modules/.package-lock.json', '{"packages"')],
  ])('is installed anew when it does not: %s', (_, change) => {
    change();
    expect(isInstalled(root)).toBe(false);
  });

  test('of this very checkout serves', () => {
    expect(isInstalled(process.cwd())).toBe(true);
    cpSync('package-lock.json', join(root, 'package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
});
