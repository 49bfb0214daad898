import { spawnSync } from 'node:child_process';
import { PRODUCT_STEPS, SHOP_STEPS } from './setup/checkSteps.ts';
import { shopFolder } from './shop/shopFolder.ts';

// `npm run check`: stops at the first script that fails.
for (const { script, env } of shopFolder().isDefault ? PRODUCT_STEPS : SHOP_STEPS) {
  const npm = [process.env['npm_execpath'] ?? 'npm', 'run', script];
  const { status } = spawnSync(process.execPath, npm, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    process.stderr.write(`\nnpm run ${script} failed${env ? ` with SHOP=${env.SHOP}` : ''}\n`);
    process.exit(status ?? 1);
  }
}
