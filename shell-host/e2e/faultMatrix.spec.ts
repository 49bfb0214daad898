import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { bundleForPage } from './bundleForPage.ts';
import { cellsOf, KINDS, type Host } from './fault-matrix/cells.ts';
import { startFaultServer } from './fault-matrix/faultServer.ts';
import { runCells } from './fault-matrix/runCells.ts';

const test = base.extend<object, { runtimeHost: () => Promise<string> }>({
  runtimeHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      let script: Promise<string> | undefined;
      const file = join(import.meta.dirname, 'fault-matrix/runtimeHost.tsx');
      await use(() => (script ??= bundleForPage(file)));
    },
    { scope: 'worker' },
  ],
});

const HOSTS: Record<Host, string> = {
  kit: 'with the kit and without a federation runtime',
  runtime: 'with a federation runtime and without the kit',
};

for (const host of ['kit', 'runtime'] as const) {
  test.describe(`A host ${HOSTS[host]}`, () => {
    // One after the other: the script of a host is built once.
    test.describe.configure({ mode: 'default' });
    for (const kind of KINDS) {
      // HK-180, HK-181, HK-182, HK-183, HK-184, REL-30, REL-32, REL-33, REL-40
      test(`lives through each of fascia’s files that ${kind}, and has it again`, async ({
        context,
        runtimeHost,
      }) => {
        test.setTimeout(600_000);
        const cells = cellsOf(host, kind);
        const server = await startFaultServer(cells, host === 'kit' ? '' : await runtimeHost());
        try {
          // Those that hang wait for long, beside which the others do not.
          const atOnce = kind === 'does not come' ? cells.length : 4;
          expect(await runCells(context, cells, server, atOnce)).toEqual([]);
        } finally {
          await server.close();
        }
      });
    }
  });
}
