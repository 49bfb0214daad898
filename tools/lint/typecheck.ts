import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { shopFolder } from '../shop/shopFolder.ts';

/** TypeScript projects that do not depend on a build. */
const PRODUCT_PROJECTS = [
  '.',
  'config/tsconfig.types.json',
  'shell-host/demo-shop',
  'shell-host/e2e',
  'host-kit',
  'host-kit/tsconfig.server.json',
  'host-kit/tsconfig.browser.json',
  'host-kit/tsconfig.views.json',
  'host-kit/tsconfig.cjs.json',
  'host-kit/types',
];

// `npm run typecheck`: checks all code, the declarations for hosts, and the shop's folder. With `SHOP`, it checks the
// product's code with the modules of that shop instead.
const { generated, isDefault } = shopFolder();
const ROOT = join(import.meta.dirname, '../..');
const projects = [
  ...(isDefault ? PRODUCT_PROJECTS : [generated, join(generated, 'tsconfig.types.json')]),
  join(generated, 'tsconfig.shop.json'),
];
for (const project of projects) {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', project];
  const { status } = spawnSync(process.execPath, tsc, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
