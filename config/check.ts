import { spawnSync } from 'node:child_process';
import runScripts from 'npm-run-all2';
import { PRODUCT_STAGES, SHOP_STAGES, type Chain, type Stage } from './setup/checkSteps.ts';
import { shopFolder } from './shop/shopFolder.ts';

// `npm run check`: stops at the first script that fails. For chains that run side by side it calls itself, with the numbers of
// the stage and of the chain.
const stages = shopFolder().isDefault ? PRODUCT_STAGES : SHOP_STAGES;

function runChain(chain: Chain): void {
  for (const { script, env } of chain) {
    // As `npm run` does, which itself takes a second of a slow machine each time.
    const { status } = spawnSync(process.execPath, ['--run', script], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0) {
      process.stderr.write(`\nnpm run ${script} failed${env ? ` with SHOP=${env.SHOP}` : ''}\n`);
      process.exit(status ?? 1);
    }
  }
}

/** Runs chains side by side, each with its name before its lines. One that fails ends the others. */
async function runBeside(stage: Stage, number: number): Promise<void> {
  const { stdout, stderr } = process;
  const chains = stage.map((_, index) => `check -- ${number} ${index}`);
  const options = { parallel: true, printLabel: true, nodeRun: true, stdout, stderr };
  await runScripts(chains, options).catch(() => process.exit(1));
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
