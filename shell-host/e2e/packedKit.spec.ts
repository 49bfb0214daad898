import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

// HK-65: installs the package that `npm pack` creates in a project outside of the repository.

const ROOT = join(import.meta.dirname, '../..');

/** Other packages that the examples and the package's types need. */
const INSTALLED = ['react', 'react-dom', 'vue', '@vue', '@types', 'csstype', 'undici-types'];

let project: string;

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'fascia-packed-'));
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, 'fascia-host'), { recursive: true });
  for (const name of INSTALLED) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  const pack = ['pack', join(ROOT, 'host-kit'), '--pack-destination', project];
  execFileSync('npm', pack, { stdio: 'ignore' });
  const archive = readdirSync(project).find((file) => file.endsWith('.tgz')) ?? '';
  const unpack = [
    '-xzf',
    join(project, archive),
    '-C',
    join(modules, 'fascia-host'),
    '--strip-components=1',
  ];
  execFileSync('tar', unpack);
  cpSync(join(modules, 'fascia-host/examples'), join(project, 'examples'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});
test.afterAll(() => rmSync(project, { recursive: true }));

/** Returns the lines of the compiler's messages about the project's files. */
function compile(include: readonly string[]): string[] {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  // The tests' own Node options contain paths of the repository.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const options = { cwd: project, env, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', project, '--pretty', 'false'],
    options,
  );
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

// HK-65
test('all examples type-check', () => {
  expect(compile(['examples'])).toEqual([]);
});

// HK-65
test('unknown settings and sites of a fragment do not type-check', () => {
  const code = `
import { createFragments, fetchFragment } from 'fascia-host/server';
const { fetchFragment: fetchOwn } = createFragments({ origin: 'https://shop.example' });
await fetchOwn('header', { site: 'AT', sticky: true, tags: { allOf: ['tea'] } });
await fetchOwn('header', { site: 'XX' });
await fetchOwn('footer', { sticky: true });
await fetchOwn('header', { colour: 'red' });
await fetchOwn('header', { navigate: () => {} });
await fetchFragment('layout', { site: 'AT', hideNewsletter: 'no' }, { origin: 'https://shop.example' });
`;
  writeFileSync(join(project, 'settings.ts'), code);
  const lines = compile(['settings.ts']).flatMap(
    (line) => /^settings\.ts\((\d+)/.exec(line)?.[1] ?? [],
  );
  expect(lines).toEqual(['5', '6', '7', '8', '9']);
});

// HK-214
test('the global variable of the classic script has a type', () => {
  const code = `
import type {} from 'fascia-host';
window.fasciaHost?.connect({ release: '/releases/current.json', publicKey: 'fascia1.x' });
window.fasciaHost?.fill('#header', 'Header', { site: 'AT' }).update({ sticky: true });
fasciaHost?.fillSlots();
window.fasciaHost?.fill('#header', 'Header', { site: 'XX' });
fasciaHost?.fillSlot();
`;
  writeFileSync(join(project, 'page.ts'), code);
  const lines = compile(['page.ts']).flatMap((line) => /^page\.ts\((\d+)/.exec(line)?.[1] ?? []);
  expect(lines).toEqual(['6', '7']);
});

// HK-65
test('a CommonJS server in TypeScript loads the package', () => {
  const code = `
import { createFragments, headTags } from 'fascia-host/server';
const { fetchFragment } = createFragments({ origin: 'https://shop.example' });
void fetchFragment('header', { site: 'AT' });
console.log(typeof headTags);
`;
  writeFileSync(join(project, 'server.cts'), code);
  expect(compile(['server.cts'])).toEqual([]);
  const script = `console.log(typeof require('fascia-host/server').headTags)`;
  writeFileSync(join(project, 'server.cjs'), script);
  expect(
    execFileSync(process.execPath, ['server.cjs'], {
      cwd: project,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  ).toBe('function\n');
});
