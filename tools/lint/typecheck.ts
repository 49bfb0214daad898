import { join } from 'node:path';
import { compile, emitDeclarations } from '../build/typescript.ts';
import { shopFolder } from '../shop/shopFolder.ts';

/** TypeScript projects that do not depend on a build. */
const PRODUCT_PROJECTS = [
  '.',
  'shell-host/demo-shop',
  'shell-host/e2e',
  'host-kit',
  'host-kit/tsconfig.server.json',
  'host-kit/tsconfig.browser.json',
  'host-kit/tsconfig.cjs.json',
];

// `npm run typecheck`: checks all code, the declarations for hosts, and the shop's folder. With `SHOP`, it checks the
// product's code with the modules of that shop instead.
const { generated, isDefault } = shopFolder();
emitDeclarations();
const projects = isDefault ? PRODUCT_PROJECTS : [generated];
for (const project of [...projects, join(generated, 'tsconfig.shop.json')]) compile(project);
