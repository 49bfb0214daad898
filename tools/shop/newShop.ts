import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathFrom } from './write/printing.ts';

const ROOT = join(import.meta.dirname, '../..');

// Copies the repository's shop as the start of a new one: `npm run shop:new -- ../another-shop`.
const [target] = process.argv.slice(2);
const folder = resolve(target ?? '');

/** A TypeScript project with which editors find `fascia/shop`. */
const project = {
  extends: pathFrom(folder, join(ROOT, 'tsconfig.json')),
  compilerOptions: {
    types: [],
    paths: { 'fascia/shop': [pathFrom(folder, join(ROOT, 'src/foundation/shop/defineShop.ts'))] },
  },
  include: ['.'],
};

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

if (!target) refuse('Usage: npm run shop:new -- ../another-shop');
else if (existsSync(folder) && readdirSync(folder).length > 0) {
  refuse(`${folder} already contains files. Choose a new folder.`);
} else {
  cpSync(join(ROOT, 'shop'), folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(project, null, 2)}\n`);
  const shown = pathFrom(process.cwd(), folder);
  process.stdout.write(`Copied shop/ to ${folder}. Next steps:
1. Edit shop.ts, logo.svg, tokens.css and the sites in sites/. Delete sites that you do not have (docs/adopting.md).
2. SHOP=${shown} npm start     shows the shop, and reports problems after each change
3. SHOP=${shown} npm test      runs all checks
`);
}
