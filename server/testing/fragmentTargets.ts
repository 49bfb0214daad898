import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import type { Program } from '../../config/playwright/programs.ts';
import { startNginx } from './startNginx.ts';
import { startNodeService } from './startNodeService.ts';
import { startWorker } from './startWorker.ts';

/** A running fragment service. */
export interface FragmentTarget {
  origin: string;
  close(): Promise<void>;
}

/** Starts nginx in front of the service in Node. */
async function startBehindNginx(shopOrigin: string): Promise<FragmentTarget> {
  const service = await startNodeService(shopOrigin);
  const nginx = await startNginx({
    fragments: service.origin,
    shop: shopOrigin,
    files: distFolder(),
  });
  return {
    origin: nginx.origin,
    close: async () => {
      await nginx.close();
      await service.close();
    },
  };
}

/** Environments of the service, with the program that each needs besides Node. */
export const fragmentTargets: readonly {
  where: string;
  start(shopOrigin: string): Promise<FragmentTarget>;
  program?: Program;
}[] = [
  { where: 'in Node', start: startNodeService },
  { where: 'behind nginx', start: startBehindNginx, program: 'nginx' },
  {
    where: 'in a worker',
    start: (shopOrigin) => startWorker({ shopOrigin, folder: join(distFolder(), 'worker') }),
  },
];
