// `npm run check:second-shop`: proves with the repository's second shop that the product is not made for one shop only.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['--run', 'check:shop'], {
  stdio: 'inherit',
  env: { ...process.env, SHOP: 'shell-host/demo-shop-two/shop', DIST: 'dist/demo-shop-two' },
});
process.exitCode = status ?? 1;
