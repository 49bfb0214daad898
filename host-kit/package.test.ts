/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const kit: Record<string, unknown> = JSON.parse(read('host-kit/package.json'));
const fascia: Record<string, unknown> = JSON.parse(read('package.json'));

// SSR-70
test('the package has the version and license of fascia and no dependencies', () => {
  expect([kit['version'], kit['license']]).toEqual([fascia['version'], fascia['license']]);
  expect(read('host-kit/LICENSE')).toBe(read('LICENSE'));
  expect(Object.keys(kit).filter((key) => /^(?!peer).*dependencies$/i.test(key))).toEqual([]);
  // A host uses React, Vue or neither.
  const optional = Object.keys(kit['peerDependencies'] as object).map((name) => [
    name,
    { optional: true },
  ]);
  expect(kit['peerDependenciesMeta']).toEqual(Object.fromEntries(optional));
});

/** The file name of an export, without extension, in `src/` and `dist/`. */
const fileOf = (name: string) => (name === '.' ? 'browser' : name.slice('./'.length));

test('each export has a source file of the same name, and each source file is exported', () => {
  const compiled = Object.entries(kit['exports'] as Record<string, unknown>).filter(
    ([name, target]) => typeof target !== 'string' && !name.endsWith('.css'),
  );
  for (const [name, target] of compiled) {
    const file = fileOf(name);
    const module = { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
    // HK-65: servers can load it with `require`.
    const cjs = { types: `./dist/cjs/${file}.d.ts`, default: `./dist/cjs/${file}.js` };
    expect(target).toEqual(name === './server' ? { import: module, require: cjs } : module);
    // Older projects with `"moduleResolution": "node"` ignore `exports`.
    const types =
      name === '.'
        ? { types: `./dist/${file}.d.ts` }
        : { typesVersions: { '*': { [file]: [`./dist/${file}.d.ts`] } } };
    expect(kit).toMatchObject(types);
  }
  const sources = readdirSync(join(ROOT, 'host-kit/src'))
    .filter((file) => /^(?!.*[.]test[.]|classic).*[.]tsx?$/.test(file))
    .map((file) => file.replace(/[.]tsx?$/, ''));
  expect(compiled.map(([name]) => fileOf(name)).toSorted()).toEqual(sources.toSorted());
});

// HK-87
test('the style sheet has a type declaration', () => {
  const exported = kit['exports'] as Record<string, unknown>;
  const file = './dist/reserve.css';
  expect(exported['./reserve.css']).toEqual({ types: `${file}.d.ts`, default: file });
});

test('only README and LICENSE are published in addition to the listed files', () => {
  const added = readdirSync(join(ROOT, 'host-kit')).filter((file) =>
    /^(?:readme|licen[cs]e|changelog)/i.test(file),
  );
  expect(added.toSorted()).toEqual(['LICENSE', 'README.md']);
});

// HK-26
test('files with side effects are listed for bundlers', () => {
  expect(kit['sideEffects']).toEqual(
    expect.arrayContaining(['./dist/plain.js', './dist/fascia-host.js']),
  );
});

test('every link in the README leads to a file of the package', () => {
  const links = [...read('host-kit/README.md').matchAll(/\]\(([^)]+)\)/g)];
  const files = links.map(([, target = '']) => target);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !/^examples\/(?!.*[.]test[.])/.test(file))).toEqual([]);
});

/** The types that the package gets from the remote. */
const HOST_TYPES = 'src/exposes/hostTypes.ts';

/** The names that a source file exports, including re-exports. */
function exportedNames(path: string): string[] {
  const source = read(path);
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const own = source.matchAll(/^export (?:async )?(?:const|class|function|interface|type) (\w+)/gm);
  const others = source.matchAll(/^export type \* from '(.+)';/gm);
  return [
    ...lists.flatMap(([, names = '']) => names.match(/\w+(?=,|\s*$)/g) ?? []),
    ...[...own].map(([, name = '']) => name),
    ...[...others].flatMap(([, file = '']) =>
      exportedNames(file === 'fascia/hostTypes' ? HOST_TYPES : join(path, '..', file)),
    ),
  ];
}

test('the README lists every value and type of the package', () => {
  const readme = read('host-kit/README.md');
  const names = readdirSync(join(ROOT, 'host-kit/src'))
    .filter((file) => /^(?!.*[.]test[.]|classic).*[.]tsx?$/.test(file))
    .flatMap((file) => exportedNames(`host-kit/src/${file}`));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
