/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(import.meta.dirname, '.readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compile = () =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  }).stdout;

const DOCUMENTS = ['README.md', 'host-kit/README.md', 'docs/host-guide.md'];

/** The examples in TypeScript; parts of a configuration have no imports. */
const examplesOf = (path: string) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```$/gm)]
    .map(([, extension, code = '']) => ({ extension, code }))
    .filter(({ code }) => /^import /m.test(code));

test('the code in the README and the host guide compiles (SSR-83)', () => {
  const examples = DOCUMENTS.map(examplesOf);
  expect(examples.filter(({ length }) => length < 2)).toEqual([]);
  for (const [index, { extension, code }] of examples.flat().entries()) {
    writeFileSync(join(folder, `${index}.${extension}`), code);
  }
  const given = [
    "declare const defaults: Map<string, import('fascia-host/server').Fragment>;",
    'declare const router: { navigate(address: string): Promise<void> };',
  ];
  writeFileSync(join(folder, 'given.d.ts'), given.join('\n'));
  const compilerOptions = {
    noUnusedLocals: false,
    paths: {
      'fascia-host': ['../src/browser.ts'],
      'fascia-host/react': ['../src/react.tsx'],
      'fascia-host/*': ['../src/*.ts'],
      'fascia/*': ['../../src/exposes/*'],
    },
  };
  // HK-28: the package's types are the remote's own, and a difference does not compile.
  const include = ['./*', '../types/sameTypes.ts', '../../src/**/*.d.ts'];
  const project = { extends: '../tsconfig.json', compilerOptions, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  // The names are those of package and modules, not `any`.
  const wrong = [
    "import { fetchFragments } from 'fascia-host/server';",
    "import { Haeder } from 'fascia/Header';",
  ];
  writeFileSync(join(folder, 'wrong.ts'), wrong.join('\n'));
  expect(compile().match(/^\S+\.tsx?\(\d+/gm)).toEqual([
    expect.stringContaining('wrong.ts(1'),
    expect.stringContaining('wrong.ts(2'),
  ]);
});
