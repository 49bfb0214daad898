/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { distFolder } from '../build/distFolder.ts';
import { createFixtureShop, FILES } from './fixtures/fixtureShop.ts';
import { shopFolder } from './shopFolder.ts';

const ROOT = join(import.meta.dirname, '../..');
const dist = mkdtempSync(join(tmpdir(), 'fascia-dist-'));
const shop = createFixtureShop();
const { generated } = shopFolder(shop.folder);
afterAll(() => {
  shop.remove();
  rmSync(dist, { recursive: true });
  rmSync(generated, { recursive: true, force: true });
});

test('SHOP and DIST name the folders of the shop and the build (SHOP-01)', () => {
  expect(shopFolder('')).toEqual({
    folder: join(ROOT, 'shop'),
    generated: join(ROOT, 'generated/shop'),
    isDefault: true,
  });
  expect(shopFolder('../a/shop')).toMatchObject({ folder: resolve('../a/shop'), isDefault: false });
  expect(shopFolder('../a/shop').generated).not.toBe(shopFolder('../b/shop').generated);
  expect(distFolder('')).toBe(join(ROOT, 'dist'));
  expect(distFolder('/builds/two')).toBe(resolve('/builds/two'));
});

const compileShop = (env: object) =>
  spawnSync(process.execPath, ['tools/shop/compileShop.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SHOP: shop.folder, ...env },
  });

test.each([
  ['that does not exist', 'no/such/shop', 'nothing'],
  ['that is a file', 'package.json', 'a file'],
])('reports a SHOP folder %s as one problem (SHOP-02)', (_, path, found) => {
  const { status, stderr } = compileShop({ SHOP: path });
  expect(status).toBe(1);
  expect(stderr).toContain(`found ${found}, expected the folder of a shop`);
  expect(stderr).toContain('1 problem in ');
});

test('the command compiles the shop, or lists its problems and fails (SHOP-01, SHOP-02)', () => {
  expect(compileShop({})).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(generated, 'brand.ts'), 'utf8')).toContain('Havn');

  shop.change({
    'shop.ts': FILES['shop.ts']?.replace("key: 'havn'", 'key: 5'),
    'logo.svg': '<a/>',
  });
  const { status, stderr } = compileShop({});
  expect(status).toBe(1);
  expect(stderr).toBe(
    `logo.svg
  found the element <a>, expected an SVG of shapes with a viewBox, without text, styles, images and links
shop.ts
  key: found 5, expected lower-case letters from a to z, at most 30
2 problems in ${shop.folder}
`,
  );
  shop.change(FILES);
});

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((done) => setTimeout(done, 50));
};

const brand = () => readFileSync(join(generated, 'brand.ts'), 'utf8');

/** Replaces a file with a new one, like many editors. */
function replace(path: string, text = ''): void {
  writeFileSync(join(shop.folder, `${path}.new`), text);
  renameSync(join(shop.folder, `${path}.new`), join(shop.folder, path));
}

test('the development server recompiles a changed shop and keeps its last valid state (SHOP-16)', async () => {
  compileShop({});
  const code =
    "import { watchShop } from './tools/shop/watchShop.ts'; await watchShop(); console.log('ready');";
  const watcher = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: ROOT,
    env: { ...process.env, SHOP: shop.folder },
  });
  let output = '';
  for (const stream of [watcher.stdout, watcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  try {
    await until(() => output.includes('ready'));
    shop.change({ 'shop.ts': FILES['shop.ts']?.replace("name: 'Havn'", "name: 'Fjord'") });
    await until(() => brand().includes('Fjord'));
    replace('shop.ts', FILES['shop.ts']?.replace("name: 'Havn'", "name: 'Sund'"));
    await until(() => brand().includes('Sund'));
    replace('shop.ts', FILES['shop.ts']?.replace("name: 'Havn'", "name: 'Fjord'"));
    await until(() => brand().includes('Fjord'));
    shop.change({ 'shop.ts': FILES['shop.ts']?.replace("name: 'Havn'", 'name: 5') });
    await until(() => output.includes('The last valid state is kept.'));
    expect(output).toContain('name: found 5, expected a text');
    expect(brand()).toContain('Fjord');
  } finally {
    watcher.kill();
  }
});

test('the development server’s pages use a changed shop without a restart (SHOP-16)', () => {
  shop.change(FILES);
  compileShop({});
  const code = `
    import { readFileSync, writeFileSync } from 'node:fs';
    const path = ${JSON.stringify(join(generated, 'shop.json'))};
    const page = { path: '/', scripts: [], styles: [], nonce: '', site: 'DK',
      fragments: { head: '', header: '', footer: '' } };
    const titleOf = ({ pageHtml }) => /<title>(.*)<\\/title>/.exec(pageHtml(page))[1];
    const first = titleOf(await import('./shell-host/host/server/pageHtml.ts'));
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('Havn', 'Sund'));
    console.log(first, titleOf(await import('./shell-host/host/server/pageHtml.ts?shop=1')));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', './tools/shop/shopImports.ts', '--input-type=module', '-e', code],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, SHOP: shop.folder } },
  );
  expect(stdout).toBe('Havn Sund\n');
});

test('the header’s budget is measured with the largest locale of the build (SHOP-09)', () => {
  const remote = join(dist, 'remote');
  mkdirSync(remote);
  const write = (name: string, bytes: number) =>
    writeFileSync(join(remote, name), 'x'.repeat(bytes));
  write('locale-en.1.js', 900);
  write('locale-da-DK.1.js', 950);
  write('search.1.js', 990);
  writeFileSync(join(remote, 'mf-manifest.json'), JSON.stringify({ exposes: [] }));

  const code = "import budgets from './.size-limit.ts'; console.log(JSON.stringify(budgets));";
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DIST: dist },
  });
  const budgets: { name: string; path: string[] }[] = JSON.parse(stdout);
  const header = budgets.find(({ name }) => name === 'Header: scripts and one locale');
  expect(header?.path.map((path) => basename(path))).toEqual(['locale-da-DK.1.js']);
});
