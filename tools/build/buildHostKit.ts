import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserveRules } from './places/headerRules.ts';
import { pathToFileURL } from 'node:url';
import { classicScripts } from './host-kit/classicScripts.ts';
import { runWebpack } from './runWebpack.ts';
import { shopTypes } from './host-kit/shopTypes.ts';
import { shopFolder } from '../shop/shopFolder.ts';

// Last step of `npm run build`: compiles the host kit into `host-kit/dist/`, which `npm pack ./host-kit` publishes.
const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'host-kit', 'dist');

function compile(project: string): void {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit', 'false'];
  const { status } = spawnSync(process.execPath, tsc, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** Imports a module that was generated from the shop. */
const importOfShop = <Module>(name: string): Promise<Module> =>
  import(pathToFileURL(join(shopFolder().generated, `${name}.ts`)).href);

rmSync(DIST, { recursive: true, force: true });
compile('host-kit/tsconfig.server.json');
compile('host-kit/tsconfig.browser.json');
compile('host-kit/tsconfig.views.json');
compile('host-kit/tsconfig.cjs.json');
// Otherwise Node would treat these files as ES modules, like the rest of the package.
writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');

// The compiler keeps the extension of the sources in declarations. Deno and older compilers take it literally.
for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const path = join(DIST, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}
writeFileSync(join(DIST, 'reserve.css'), `${reserveRules(ROOT)}\n`);
// Compilers require a declaration even if a module is imported only for its side effect.
writeFileSync(join(DIST, 'reserve.css.d.ts'), 'export {};\n');
const { siteCodes, locales } = await importOfShop<{ siteCodes: string[]; locales: string[] }>(
  'sites',
);
for (const file of globSync('{.,cjs}/types/shop.d.ts', { cwd: DIST })) {
  writeFileSync(join(DIST, file), shopTypes(siteCodes, locales));
}
await runWebpack(classicScripts(ROOT));
// The classic scripts now contain these modules.
for (const file of globSync('classic*.{js,d.ts}', { cwd: DIST })) rmSync(join(DIST, file));
