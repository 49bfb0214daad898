import { spawnSync } from 'node:child_process';
import { shopFolder } from './shop/shopFolder.ts';

// `npm run check`: everything that decides whether a change is complete, and with `SHOP` whether another shop's folder
// is. Stops at the first script that fails.

/** The whole product, with the shop of the repository. */
const PRODUCT = [
  'i18n',
  'typecheck',
  'lint',
  'lint:imports',
  'lint:settings',
  'lint:services',
  'lint:requirements',
  'lint:unused',
  'format:check',
  'test:unit',
  'build',
  'size',
  'test:e2e',
];

/** What depends on the shop. The product's other tests are about the shop of the repository. */
const SHOP = ['i18n', 'typecheck', 'build', 'size', 'test:e2e'];

for (const script of shopFolder().isDefault ? PRODUCT : SHOP) {
  const npm = [process.env['npm_execpath'] ?? '', 'run', script];
  const { status } = spawnSync(process.execPath, npm, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
