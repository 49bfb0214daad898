/** @jest-environment node */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { runWebpack } from '../../runWebpack.ts';
import { HashedEntriesPlugin } from './hashedEntriesPlugin.ts';
import { IntegrityPlugin } from './integrityPlugin.ts';

const SOURCES: Record<string, string> = {
  'entry.js': 'globalThis.open = () => import(/* webpackChunkName: "lazy" */ "./lazy.js");',
  'lazy.js': 'import "./lazy.css"; export const text = "lazy";',
  'lazy.css': '.lazy { color: red }',
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Adds a file that belongs to no chunk. */
const strayFile = (name: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.processAssets.tap('test', () =>
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource('stray')),
      );
    }),
});

/** Builds two entries, like the remote. Returns the files by name. */
async function build(changes: Record<string, string> = {}, stray?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...SOURCES, ...changes })) {
    writeFileSync(join(folder, name), text);
  }
  await runWebpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    entry: {
      fascia: { import: './entry.js', filename: 'remoteEntry.js' },
      container: { import: './entry.js', filename: 'container.js' },
    },
    output: {
      path: join(folder, 'out'),
      publicPath: 'auto',
      uniqueName: 'fascia_test',
      chunkFilename: '[name].[fullhash:10].js',
    },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    resolveLoader: { modules: [join(import.meta.dirname, '../../../../node_modules')] },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:10].css' }),
      new IntegrityPlugin(),
      new HashedEntriesPlugin(),
      ...(stray ? [strayFile(stray)] : []),
    ],
  });
  const out = join(folder, 'out');
  return Object.fromEntries(
    readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]),
  );
}

const find = (files: Record<string, string>, pattern: RegExp): [name: string, text: string] => {
  const found = Object.entries(files).filter(([name]) => pattern.test(name));
  expect(found).toHaveLength(1);
  return found[0] as [string, string];
};
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('The entries of a build', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await build();
  });

  // REL-30
  test('contain the hashes of all scripts and style sheets', () => {
    const [, script] = find(files, /^lazy\..{10}\.js$/);
    const [, style] = find(files, /^lazy\..{10}\.css$/);
    for (const entry of ['remoteEntry.js', 'container.js']) {
      expect(files[entry]?.match(/sha256-[\w+/]{43}=/g)).toEqual([hashOf(script), hashOf(style)]);
    }
    expect(script + style).not.toContain('sha256-');
  });

  // REL-34
  test('load scripts whose hashed names depend on the sources only', async () => {
    expect(await build()).toEqual(files);
    const [name, text] = find(files, /^lazy\..{10}\.js$/);
    expect(text).toContain(`//# sourceMappingURL=${name}.map`);
    const others = await build({ 'lazy.js': 'export const text = "other";' });
    const [other] = find(others, /^lazy\..{10}\.js$/);
    expect(name).toMatch(/^lazy\.[0-9a-f]{10}\.js$/);
    expect(other).not.toBe(name);
  });

  // REL-01
  test('have a second, hashed name with the same bytes and one source map', () => {
    for (const entry of ['remoteEntry', 'container']) {
      const [name, text] = find(files, new RegExp(`^${entry}\\.[0-9a-f]{10}\\.js$`));
      expect(text).toBe(files[`${entry}.js`]);
      expect(text).toContain(`//# sourceMappingURL=${name}.map`);
      expect(Object.keys(files)).toContain(`${name}.map`);
    }
  });

  // REL-30
  test('fail to build if the hash of a script is missing', async () => {
    await expect(build({}, 'stray.js')).rejects.toThrow('No entry contains the hash of stray.js');
  });
});
