/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { ChunkIdsPlugin } from '../chunkIdsPlugin.ts';
import { EarlyModulesPlugin } from './earlyModulesPlugin.ts';

/** Each module says when it is evaluated. */
const says = (name: string, rest = '') => `${rest}\nglobalThis.evaluated.push('${name}');`;

const SOURCES: Record<string, string> = {
  'node_modules/react/index.js': 'export const use = () => {};',
  'node_modules/react/package.json': '{"name":"react","version":"19.0.0"}',
  'package.json': '{"name":"test","dependencies":{"react":"*"}}',
  'entry.js': `globalThis.open = () => import(/* webpackChunkName: "part" */ './part.js');
    globalThis.openOther = () => import(/* webpackChunkName: "other" */ './other.js');`,
  'part.js': says('part', "import { use } from 'react'; import './rules.js'; use();"),
  'rules.js': says('rules', "import './data.js'; export const rules = () => import('./lazy.js');"),
  'data.js': says('data'),
  'lazy.js': says('lazy'),
  'other.js': says('other', "import './data.js';"),
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Builds; returns what is wrong, what has been evaluated in a page, and a function that runs files of the build there. */
async function build(plugin: EarlyModulesPlugin, changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...SOURCES, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { entry: './entry.js' },
    output: {
      strictModuleErrorHandling: true,
      path: join(folder, 'out'),
      chunkFilename: '[name].js',
      publicPath: '/',
    },
    optimization: { minimize: false, concatenateModules: false },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { react: {} } }),
      new ChunkIdsPlugin(),
      plugin,
    ],
  });
  const errors = await new Promise<string[]>((resolve) => {
    compiler.run((error, stats) => {
      const found = stats?.compilation.errors.map(({ message }) => message) ?? [];
      compiler.close(() => resolve(error ? [error.message] : found));
    });
  });
  const evaluated: string[] = [];
  const page = createContext({ evaluated });
  runInContext('globalThis.self = globalThis.document = globalThis', page);
  const out = join(folder, 'out');
  const run = (...names: string[]) =>
    names.forEach((name) => runInContext(readFileSync(join(out, name), 'utf8'), page));
  return { errors, evaluated, page, run };
}

test('modules without shared packages are evaluated once their chunks are loaded', async () => {
  const plugin = new EarlyModulesPlugin(['part', 'other'], ['rules.js']);
  const { errors, evaluated, run } = await build(plugin);
  expect(errors).toEqual([]);
  run('entry.js', 'part.js');
  expect(evaluated).toEqual([]);
  run('other.js');
  expect(evaluated.toSorted()).toEqual(['data', 'other', 'rules']);
});

test('Chunks that come before the code that loads them wait for it', async () => {
  const { evaluated, run } = await build(new EarlyModulesPlugin(['part', 'other'], []));
  run('part.js', 'other.js');
  expect(evaluated).toEqual([]);
  run('entry.js');
  expect(evaluated.toSorted()).toEqual(['data', 'other', 'rules']);
});

test('rethrows the error of a failed early module when it is imported', async () => {
  const { run, evaluated, page } = await build(new EarlyModulesPlugin(['other'], []), {
    'other.js': says('other', 'globalThis.fail?.();'),
  });
  Object.assign(page, {
    fail: () => {
      throw new Error('No storage');
    },
  });
  run('entry.js', 'other.js');
  expect(evaluated).toEqual([]);
  await expect(runInContext('openOther()', page)).rejects.toThrow('No storage');
  await expect(runInContext('openOther()', page)).rejects.toThrow('No storage');
});

test('Chunks that are not named evaluate nothing', async () => {
  const { evaluated, run } = await build(new EarlyModulesPlugin(['other'], []));
  run('entry.js', 'part.js');
  expect(evaluated).toEqual([]);
});

test('A file that has to be early and needs a shared package ends the build', async () => {
  const { errors } = await build(new EarlyModulesPlugin(['part', 'other'], ['part.js']));
  expect(errors[0]).toContain('part.js cannot be evaluated before React');
});

test('A chunk that does not exist ends the build', async () => {
  const { errors } = await build(new EarlyModulesPlugin(['part', 'none'], []));
  expect(errors[0]).toContain('no chunk "none"');
});
