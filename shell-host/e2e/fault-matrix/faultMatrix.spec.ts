import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { CHUNK_TIMEOUT_MS } from '../../../tools/build/webpack/styleSheetsPlugin.ts';
import { bundleForPage } from '../bundleForPage.ts';
import { CARTS } from '../cartHelpers.ts';
import { pauseClock, pollInSteps } from '../pauseClock.ts';
import { startFaultServer, type FaultServer } from './faultServer.ts';
import { findMissing, isForged } from './findMissing.ts';
import { hostPage } from './hostPages.ts';
import { PARTS, type Fact, type Fault, type Host, type Part } from './parts.ts';

interface Fixtures {
  /** Opens a host's page with a faulty part. Only `page.clock` advances the page's time. */
  openPage: (host: Host, part: Part, fault: Fault, timeoutMs: number) => Promise<FaultServer>;
  /** The names of the failures that the page has reported. */
  reports: string[];
  pageErrors: string[];
}

interface WorkerFixtures {
  /** The script of the host with a federation runtime. */
  loadRuntimeHost: () => Promise<string>;
}

/** Timeout of a slot that is expected to be filled. */
const FILL_TIMEOUT_MS = 12_000;

const test = base.extend<Fixtures, WorkerFixtures>({
  loadRuntimeHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      let script: Promise<string> | undefined;
      await use(() => (script ??= bundleForPage(join(import.meta.dirname, 'runtimeHost.tsx'))));
    },
    { scope: 'worker' },
  ],

  reports: async ({ page }, use) => {
    const reports: string[] = [];
    await page.exposeFunction('recordFailure', (name: string) => reports.push(name));
    await page.addInitScript(() => {
      window.addEventListener('fascia:error', (event) => {
        const { module, operation } = (event as CustomEvent).detail;
        Reflect.get(window, 'recordFailure')(`${module}/${operation}`);
      });
    });
    await use(reports);
  },

  // HK-104
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      await use(pageErrors);
      expect(pageErrors, 'uncaught errors of the page').toEqual([]);
    },
    { auto: true },
  ],

  openPage: async ({ page, loadRuntimeHost }, use) => {
    const servers: FaultServer[] = [];
    await use(async (host, part, fault, timeoutMs) => {
      const server = await startFaultServer({
        file: part.file,
        fault,
        html: (baseUrl) => hostPage[host](part, baseUrl, timeoutMs),
        script: host === 'runtime' ? await loadRuntimeHost() : undefined,
      });
      servers.push(server);
      await page.request.put(`${server.origin}/demo/visitor`, { data: { kind: 'LOGGED_IN' } });
      await page.request.put(`${server.origin}/demo/cart`, { data: CARTS.twoArticles });
      await pauseClock(page);
      await page.goto(server.origin, { waitUntil: 'domcontentloaded' });
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});

const expectMissing = (page: Page, facts: readonly Fact[]) =>
  pollInSteps(page, () => page.evaluate(findMissing)).toEqual(facts);

const expectFault = (page: Page, { failures }: FaultServer) =>
  pollInSteps(page, failures).toBeGreaterThan(0);

/** Expects that the host's own script works and that no changed file has run. */
async function expectHostIntact(page: Page): Promise<void> {
  const own = page.locator('#own');
  await own.click();
  await expect(own).toHaveText('1');
  expect(await page.evaluate(isForged), 'a changed file has run').toBe(false);
}

/** Faults whose response the browser may cache, because its status is 200. */
const CACHEABLE = new Set<Fault>(['is changed', 'is an HTML page', 'throws']);

/**
 * Expects a complete page after a lasting fault has ended, and exactly one report of the fault. Reloads the page if the
 * browser may have cached the faulty response.
 */
async function expectRecovery(page: Page, fault: Fault, report: string, reports: string[]) {
  await expectMissing(page, []);
  await expectHostIntact(page);
  expect(reports.filter((name) => name === report)).toEqual([report]);
  if (!CACHEABLE.has(fault)) return;
  await page.reload({ waitUntil: 'commit' });
  await expectMissing(page, []);
}

const HOSTS: Record<Host, string> = { kit: 'the kit', runtime: 'a federation runtime' };

for (const host of ['kit', 'runtime'] as const) {
  const cells = PARTS[host].flatMap((part) => part.faults.map((fault) => ({ part, fault })));
  const once = cells.filter(({ fault }) => fault.endsWith('once'));
  const lasting = cells.filter(({ fault }) => !fault.endsWith('once'));

  test.describe(`A host with ${HOSTS[host]}`, () => {
    // Uses one worker, because each worker would bundle the host's script.
    if (host === 'runtime') test.describe.configure({ mode: 'default' });

    for (const { part, fault } of once) {
      // HK-104, HK-182
      test(`has header and footer after its ${part.name} ${fault}`, async ({
        page,
        openPage,
        reports,
      }) => {
        const server = await openPage(host, part, fault, FILL_TIMEOUT_MS);
        await expectFault(page, server);
        // The kit requests the entry again after half of its timeout, the federation runtime after a quarter.
        if (fault === 'hangs once') await page.clock.runFor(FILL_TIMEOUT_MS / 2);
        await expectMissing(page, []);
        await expectHostIntact(page);
        expect(server.failures(), 'requests that failed').toBe(1);
        expect(reports, 'reported failures').toEqual([]);
      });
    }

    for (const { part, fault } of lasting) {
      const { without, report } = part;
      if (without === 'fallback') {
        // HK-104, HK-181, HK-182, REL-30, REL-32, REL-39
        test(`keeps its fallback while its ${part.name} ${fault}`, async ({
          page,
          openPage,
          reports,
        }) => {
          const server = await openPage(host, part, fault, 3_000);
          await expectFault(page, server);
          await page.clock.runFor(3_500);
          const slot = page.locator('#header');
          await expect(slot).toHaveAttribute('data-fascia-slot-state', 'absent');
          await expect(slot).toHaveText('Shop');
          await expect.poll(() => reports, 'reported failures').toContain(report);
          if (fault === 'hangs') await page.clock.runFor(CHUNK_TIMEOUT_MS);
          server.repair();
          await page.clock.runFor(5_000);
          await expectRecovery(page, fault, report, reports);
        });
      } else {
        // HK-104, HK-181, HK-182, REL-30, REL-32
        test(`has a header while its ${part.name} ${fault}`, async ({
          page,
          openPage,
          reports,
        }) => {
          const server = await openPage(host, part, fault, FILL_TIMEOUT_MS);
          await expectFault(page, server);
          await expectMissing(page, without);
          if (fault === 'hangs') await page.clock.runFor(CHUNK_TIMEOUT_MS);
          await pollInSteps(page, () => reports, 1_000).toContain(report);
          server.repair();
          await page.clock.runFor(10_000);
          await expectRecovery(page, fault, report, reports);
        });
      }
    }
  });
}
