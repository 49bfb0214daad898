import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserveRules } from './places/headerRules.ts';
import { classicScripts } from './host-kit/classicScripts.ts';
import { copyDeclarations } from './host-kit/copyDeclarations.ts';
import { runWebpack } from './runWebpack.ts';
import { compile, DECLARATIONS, emitDeclarations } from './typescript.ts';

// Last step of `npm run build`: compiles the host kit into `host-kit/dist/`, which `npm pack ./host-kit` publishes.
const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'host-kit', 'dist');

rmSync(DIST, { recursive: true, force: true });
emitDeclarations();
compile('host-kit/tsconfig.server.json', '--noEmit', 'false');
compile('host-kit/tsconfig.browser.json', '--noEmit', 'false');
compile('host-kit/tsconfig.cjs.json', '--noEmit', 'false');
// Otherwise Node would treat these files as ES modules, like the rest of the package.
writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');

const REMOTE_TYPES = 'src/exposes/hostTypes';
for (const folder of ['types', 'cjs/types']) {
  copyDeclarations(`${REMOTE_TYPES}.d.ts`, DECLARATIONS, join(DIST, folder, 'remote'));
}
// The compiler keeps the extension of the sources in declarations. Deno and older compilers take it literally.
for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const path = join(DIST, file);
  const source = readFileSync(path, 'utf8').replace(
    'fascia/hostTypes',
    `./remote/${REMOTE_TYPES}.ts`,
  );
  writeFileSync(
    path,
    source.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
}
writeFileSync(join(DIST, 'reserve.css'), `${reserveRules(ROOT)}\n`);
// Compilers require a declaration even if a module is imported only for its side effect.
writeFileSync(join(DIST, 'reserve.css.d.ts'), 'export {};\n');
await runWebpack(classicScripts(ROOT));
// The classic scripts now contain these modules.
for (const file of globSync('classic*.{js,d.ts}', { cwd: DIST })) rmSync(join(DIST, file));
