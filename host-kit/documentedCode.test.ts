/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(import.meta.dirname, '.readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compile = () =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  }).stdout;

const DOCUMENTS = [
  'README.md',
  'host-kit/README.md',
  ...globSync('docs/hosts/*.md', { cwd: ROOT }),
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The TypeScript examples of a document. Code without imports is part of a configuration. */
const examplesOf = (path: string) =>
  [...read(path).matchAll(/^```(tsx?)\n([^]*?)^```$/gm)]
    .map(([, extension, code = '']) => ({ extension, code }))
    .filter(({ code }) => /^import /m.test(code));

test('the code in the READMEs and the documentation for hosts compiles (SSR-70)', () => {
  const examples = DOCUMENTS.flatMap(examplesOf);
  expect(examples.length).toBeGreaterThan(12);
  writeFileSync(join(folder, 'bootstrap.ts'), 'export {};');
  for (const [index, { extension, code }] of examples.entries()) {
    writeFileSync(join(folder, `${index}.${extension}`), code);
  }
  const given = 'declare const router: { navigate(address: string): Promise<void> };';
  writeFileSync(join(folder, 'given.d.ts'), given);
  const compilerOptions = {
    noUnusedLocals: false,
    paths: {
      'fascia-host': ['../src/browser.ts'],
      'fascia-host/react': ['../src/react.tsx'],
      'fascia-host/*': ['../src/*.ts'],
      'fascia/*': ['../../src/exposes/*'],
    },
  };
  const include = ['./*', '../../src/**/*.d.ts'];
  const project = { extends: '../tsconfig.json', compilerOptions, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  // Unknown names must not compile, which shows that the imports are not `any`.
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

/** Removes line breaks and trailing commas, because documents have longer lines than code. */
const withoutLayout = (code: string) => code.replaceAll(/,?\s+/g, ' ');

// HK-65
test.each(['plain.html', 'react/main.tsx', 'vue/main.ts', 'nodeHeadTags.ts'])(
  'getting-started.md contains the example %s unchanged',
  (example) => {
    const document = withoutLayout(read('docs/hosts/getting-started.md'));
    expect(document).toContain(withoutLayout(read(`host-kit/examples/${example}`)));
  },
);
