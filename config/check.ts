import { spawnSync } from 'node:child_process';
import concurrently from 'concurrently';
import { PRODUCT_STAGES, SHOP_STAGES, type Chain, type Stage } from './setup/checkSteps.ts';
import { shopFolder } from './shop/shopFolder.ts';

// `npm run check`: stops at the first script that fails. For chains that run side by side it calls itself, with the numbers of
// the stage and of the chain.
const stages = shopFolder().isDefault ? PRODUCT_STAGES : SHOP_STAGES;

function runChain(chain: Chain): void {
  for (const { script, env } of chain) {
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
}

/** Runs chains side by side, with the output of each together. One that fails ends the others. */
async function runBeside(stage: Stage, number: number): Promise<void> {
  const self = `"${process.execPath}" "${import.meta.filename}" ${number}`;
  const commands = stage.map((_, index) => ({ command: `${self} ${index}` }));
  const { result } = concurrently(commands, { group: true, raw: true, killOthersOn: ['failure'] });
  await result.catch(() => process.exit(1));
}

const [stage, chain] = process.argv.slice(2).map(Number);
const chosen = stages[stage ?? -1]?.[chain ?? -1];
if (chosen) runChain(chosen);
else {
  for (const [number, each] of stages.entries()) {
    const [only] = each;
    if (only && each.length === 1) runChain(only);
    else await runBeside(each, number);
  }
}
