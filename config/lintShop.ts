import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import './shop/shopImports.ts';
import { readShop } from './shop/read/readShop.ts';
import { allowedTraces } from './shop-traces/allowedTraces.ts';
import { findShopTraces } from './shop-traces/findShopTraces.ts';

/**
 * Checks that nothing of a retailer is in the product's code and texts (`npm run lint:shop`): exit code 1 with a line
 * for each trace.
 */
const ROOT = join(import.meta.dirname, '..');
const paths = globSync(['src/**/*.{ts,tsx,css,json,svg,html}', 'locales/*/messages.po'], {
  cwd: ROOT,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/(?:fixtures|simulation)\/|^src\/testing\//.test(path));
const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const folders = globSync('{shop,shell-host/*/shop}', { cwd: ROOT });
const readings = await Promise.all(folders.map((folder) => readShop(join(ROOT, folder))));
const shops = readings.map(({ shop }) => shop);
const names = {
  brands: shops.flatMap(({ name, key }) => [name, key]),
  sites: shops.flatMap(({ sites }) => sites),
};
const traces = findShopTraces(files, names, allowedTraces);
for (const trace of traces) process.stderr.write(`${trace}\n`);
process.stdout.write(`${files.length} files of the product, ${traces.length} traces of a shop\n`);
process.exitCode = traces.length > 0 ? 1 : 0;
