// `npm run check:second-shop`: runs the checks with the repository's second shop, to prove that the product fits
// several shops.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['--run', 'check:shop'], {
  stdio: 'inherit',
  env: { ...process.env, SHOP: 'shell-host/demo-shop-two/shop', DIST: 'dist/demo-shop-two' },
});
process.exitCode = status ?? 1;
