import type { BrowserContext, Page } from '@playwright/test';
import {
  couldStick,
  hasPart,
  leftWithout,
  nameOf,
  PARTS,
  type Cell,
  type PartName,
} from './cells.ts';
import type { FaultServer } from './faultServer.ts';
import { findForged, findMissing } from './findInPage.ts';

/** For a page among many on a busy machine. */
const PATIENCE_MS = 60_000;

class Problem extends Error {}

/** Waits until nothing but `tolerated` is missing. */
async function waitFor(page: Page, tolerated: readonly string[], timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  const isTolerated = (fact: string) => tolerated.includes(fact);
  let missing = await page.evaluate(findMissing);
  // Not by `waitForFunction`, which would run the function's text in the page: its policy forbids that.
  while (!missing.every(isTolerated)) {
    if (Date.now() > end) throw new Problem(`missing: ${missing.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    missing = await page.evaluate(findMissing);
  }
}

const failuresIn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'failures') as [name: string, message: string][]);

async function expectHostAlive(page: Page): Promise<void> {
  const isAlive = await page.evaluate(() => {
    const button = document.getElementById('own');
    const before = Number(button?.textContent);
    button?.click();
    return document.querySelector('h1') && Number(button?.textContent) === before + 1;
  });
  if (!isAlive) throw new Problem('the host does not work');
}

/**
 * What a page may tell of that has all in the end: texts whose file had a fault, where a busy machine needs more than 2.5 s for
 * the second try. chunkRetries.spec.ts demands no report.
 */
const toleratedIn = (cell: Cell) => (hasPart(cell, 'locale') ? 'i18n/load' : undefined);

/** Nothing but what is expected failed, and each that did is told once. */
async function expectReports(
  page: Page,
  expected: readonly RegExp[],
  tolerated?: string,
): Promise<void> {
  const failures = (await failuresIn(page)).filter(([name]) => name !== tolerated);
  const names = failures.map(([name]) => name);
  const told = JSON.stringify(failures);
  if (expected.length === 0 && names.length > 0) throw new Problem(`unexpected reports: ${told}`);
  const untold = expected.find((pattern) => !names.some((name) => pattern.test(name)));
  if (untold) throw new Problem(`no report of ${untold}: ${told}`);
  if (new Set(names).size < names.length) throw new Problem(`told twice: ${told}`);
}

async function expectFallback(page: Page): Promise<void> {
  const shown = await page.waitForFunction(
    () => Reflect.get(window, 'afterPatience') as string | undefined,
    undefined,
    { polling: 100, timeout: PATIENCE_MS },
  );
  const state = await shown.jsonValue();
  if (state !== 'absent: Shop') throw new Problem(`after 3.5 s the slot is ${state}`);
}

/** A click on the account opens its flyout, or follows its link. */
async function clickAccount(page: Page): Promise<'flyout' | 'page'> {
  const link = page.locator('[data-part="icon-user"]');
  const address = page.url();
  await link.click();
  const opened = page.waitForFunction(
    // A flyout that comes when the link has already been followed is gone with the page.
    (from) =>
      location.href !== from ||
      (document.querySelector('[data-flyout="account"]') && !Reflect.get(window, 'isLeaving')),
    address,
    // The link is followed after 2.5 s (HEAD-31), to a page that a busy machine sends later.
    { polling: 100, timeout: PATIENCE_MS },
  );
  await opened.catch(() => {
    throw new Problem('a click on the account does nothing');
  });
  await page.waitForLoadState('domcontentloaded');
  return page.url() === address ? 'flyout' : 'page';
}

/**
 * The account's flyout opens. A click waits for its code no longer than 2.5 s (HEAD-31), which a busy machine may need: the focus
 * asks for it before.
 */
async function expectFlyout(page: Page): Promise<void> {
  const link = page.locator('[data-part="icon-user"]');
  await link.focus();
  await link
    .and(page.locator('[aria-controls]'))
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => {
      throw new Problem('the code of the flyout does not come');
    });
  if ((await clickAccount(page)) !== 'flyout') throw new Problem('no flyout');
}

/** On a busy machine a fallback may count before the page has asked for the files. */
async function expectFailure(cell: Cell, server: FaultServer): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (const { part } of cell.faults) {
    while (!server.hasFailed(cell, part)) {
      if (Date.now() > end) throw new Problem(`nothing was asked for: ${part}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const TOLERATED: Partial<Record<PartName, readonly string[]>> = {
  services: ['visitor’s data', 'cart’s data', 'promotions’ data'],
  locale: ['header’s texts', 'footer’s content'],
  'locale alone': ['header’s texts', 'footer’s content'],
  content: ['footer’s content'],
};

/** Chunks that hang are given up after 15 s, and asked for again by the next try in the background. */
const HANGING_MS = 90_000;

/** What a page without some of its parts lacks and tells. */
async function expectHeaderWithout(page: Page, cell: Cell): Promise<void> {
  // A chunk that a click needs is not missed before.
  const missed = cell.faults.map(({ part }) => part).filter((part) => part !== 'lazy chunk');
  const reports = missed.flatMap((part) => PARTS[part].reportedAs ?? []);
  await waitFor(
    page,
    missed.flatMap((part) => TOLERATED[part] ?? []),
    PATIENCE_MS,
  );
  await page
    .waitForFunction(
      (sources) => {
        const failures = Reflect.get(window, 'failures') as [string][];
        return sources.every((source) => failures.some(([name]) => new RegExp(source).test(name)));
      },
      reports.map(({ source }) => source),
      { polling: 100, timeout: PATIENCE_MS },
    )
    .catch(() => {});
  await expectReports(page, reports);
}

/** A click on the account, whose code has a fault. */
async function expectClickAnswered(page: Page, cell: Cell): Promise<void> {
  const mustLeave = cell.duration === 'for good' || cell.kind === 'does not come';
  const seen = await clickAccount(page);
  if (mustLeave && seen === 'flyout') throw new Problem('a click opens the flyout');
  // On a busy machine the second try comes too late for the click: chunkRetries.spec.ts demands the flyout.
  if (seen === 'flyout') await expectReports(page, [], toleratedIn(cell));
}

async function runCell(page: Page, cell: Cell, server: FaultServer): Promise<void> {
  const { faults, kind, duration } = cell;
  const without = leftWithout(cell);
  const hangs = kind === 'does not come';
  await page.goto(server.pageOf(cell), { waitUntil: 'commit' });
  if (without === 'whole page' || duration === 'once') {
    await waitFor(page, [], hangs ? HANGING_MS : PATIENCE_MS);
    if (without === 'whole page' || !hangs) await expectReports(page, [], toleratedIn(cell));
  } else if (without === 'fallback') {
    await expectFallback(page);
    await expectReports(
      page,
      faults.flatMap(({ part }) => PARTS[part].reportedAs ?? []),
    );
  } else {
    await expectHeaderWithout(page, cell);
  }
  if (hasPart(cell, 'lazy chunk')) await expectClickAnswered(page, cell);
  await expectHostAlive(page);
  if (await page.evaluate(findForged)) throw new Problem('a changed file has run');
  await expectFailure(cell, server);
  if (!couldStick(cell)) return;
  server.repair(cell);
  await page.goto(server.pageOf(cell), { waitUntil: 'commit' });
  try {
    await waitFor(page, [], HANGING_MS);
    if (hasPart(cell, 'lazy chunk')) await expectFlyout(page);
  } catch (error) {
    throw error instanceof Problem ? new Problem(`next page: ${error.message}`) : error;
  }
}

/**
 * Runs cells beside each other, and says which do not hold, and why. Pages that begin together hold each other up until their
 * hosts give up waiting: each begins when the one before has asked for the faulty file.
 */
export async function runCells(
  context: BrowserContext,
  cells: readonly Cell[],
  server: FaultServer,
  atOnce: number,
): Promise<string[]> {
  const waiting = [...cells];
  const problems: string[] = [];
  async function runFrom(first: Cell): Promise<void> {
    const page = await context.newPage();
    let errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (let cell: Cell | undefined = first; cell; cell = waiting.shift()) {
      errors = [];
      try {
        await runCell(page, cell, server);
        if (errors.length > 0) throw new Problem(`uncaught: ${errors.join('; ')}`);
      } catch (error) {
        const detail = error instanceof Problem ? error.message : String(error);
        problems.push(`${nameOf(cell)}: ${detail}`);
      }
    }
    await page.close();
  }
  const running: Promise<void>[] = [];
  while (running.length < atOnce) {
    const first = waiting.shift();
    if (!first) break;
    const run = runFrom(first);
    running.push(run);
    await Promise.race([run, expectFailure(first, server).catch(() => {})]);
  }
  await Promise.all(running);
  return problems;
}
