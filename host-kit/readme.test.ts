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

test('what README and host guide show of the package compiles (SSR-83)', () => {
  const blocks = ['host-kit/README.md', 'docs/host-guide.md'].flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```$/gm)]
      .map(([, extension, code = '']) => ({ extension, code }))
      .filter(({ code }) => /'fascia-host['/]/.test(code)),
  );
  expect(blocks.length).toBeGreaterThan(2);
  for (const [index, { extension, code }] of blocks.entries()) {
    writeFileSync(join(folder, `${index}.${extension}`), code);
  }
  const given = [
    "declare const defaults: Map<string, import('fascia-host/server').Fragment>;",
    'declare const router: { navigate(address: string): Promise<void> };',
  ];
  writeFileSync(join(folder, 'given.d.ts'), given.join('\n'));
  const compilerOptions = { noUnusedLocals: false };
  const project = { extends: '../tsconfig.json', compilerOptions, include: ['./*'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  expect(compile()).toBe('');
  // The names are those of the package, not `any`.
  writeFileSync(join(folder, 'wrong.ts'), "import { fetchFragments } from 'fascia-host/server';");
  expect(compile()).toContain('wrong.ts');
});
