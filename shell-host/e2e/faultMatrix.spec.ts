import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { bundleForPage } from './bundleForPage.ts';
import { cellsOf, FAULTS, type Host } from './fault-matrix/cells.ts';
import { startFaultServer } from './fault-matrix/faultServer.ts';
import { runCells } from './fault-matrix/runCells.ts';

const test = base.extend<object, { runtimeHost: string }>({
  runtimeHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      await use(await bundleForPage(join(import.meta.dirname, 'fault-matrix/runtimeHost.tsx')));
    },
    { scope: 'worker' },
  ],
});

const HOSTS: Record<Host, string> = {
  kit: 'with the kit and without a federation runtime',
  runtime: 'with a federation runtime and without the kit',
};

// First those that wait for long, beside which the others do not.
for (const fault of FAULTS) {
  for (const host of ['kit', 'runtime'] as const) {
    // HK-180, HK-181, HK-182, HK-183, HK-184, REL-30, REL-32, REL-33, REL-40
    test(`A host ${HOSTS[host]} lives through each of fascia’s files that fails (${fault}), and has it again`, async ({
      context,
      runtimeHost,
    }) => {
      test.setTimeout(120_000);
      const cells = cellsOf(host, fault);
      const server = await startFaultServer(cells, runtimeHost);
      try {
        expect(
          await runCells(context, cells, server, fault === 'hangs' ? cells.length : 3),
        ).toEqual([]);
      } finally {
        await server.close();
      }
    });
  }
}
