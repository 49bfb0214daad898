import type { BrowserContext, Page } from '@playwright/test';
import { couldStick, nameOf, PARTS, type Cell } from './cells.ts';
import type { FaultServer } from './faultServer.ts';

/** In the page: what is missing of header and footer. */
function findMissing(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
  const find = (part: string) => document.querySelector(`[data-part="${part}"]`);
  const requests = performance.getEntriesByType('resource').map(({ name }) => name);
  const wasAsked = (service: string) => requests.some((name) => name.includes(service));
  const logo = find('logo')?.querySelector('svg');
  const facts: Record<string, unknown> = {
    'one header': document.querySelectorAll('[data-fascia="header"]').length === 1,
    'header’s styles': logo && getComputedStyle(logo).width === '36px',
    'header’s texts': /Warenkorb/.test(find('icon-cart')?.getAttribute('aria-label') ?? ''),
    'cart’s data': wasAsked('/service/cart/'),
    'promotions’ data': wasAsked('/service/promotion/'),
    'visitor’s data': find('icon-user')?.getAttribute('data-known') === 'true',
    'footer’s content': find('legal-links'),
  };
  return Object.keys(facts).filter((fact) => !facts[fact]);
}

/** In the page: what a changed file has done. */
function findForged(): boolean {
  const root = getComputedStyle(document.documentElement);
  return Reflect.has(window, 'forged') || root.getPropertyValue('--forged') !== '';
}

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

/** Nothing failed, or each that did is told once, and one of them is the part. */
async function expectReports(page: Page, expected: RegExp | undefined): Promise<void> {
  const failures = await failuresIn(page);
  const names = failures.map(([name]) => name);
  const told = JSON.stringify(failures);
  if (!expected) {
    if (names.length > 0) throw new Problem(`unexpected reports: ${told}`);
  } else if (!names.some((name) => expected.test(name))) {
    throw new Problem(`no report of ${expected}: ${told}`);
  } else if (new Set(names).size < names.length) throw new Problem(`told twice: ${told}`);
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
    (from) => location.href !== from || document.querySelector('[data-flyout="account"]'),
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

/** On a busy machine a fallback may count before the page has asked for the file. */
async function expectFailure(cell: Cell, server: FaultServer): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!server.hasFailed(cell)) {
    if (Date.now() > end) throw new Problem('nothing was asked for');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const TOLERATED: Partial<Record<Cell['part'], readonly string[]>> = {
  services: ['visitor’s data', 'cart’s data', 'promotions’ data'],
  locale: ['header’s texts', 'footer’s content'],
  content: ['footer’s content'],
};

/** Chunks that hang are given up after 15 s, and asked for again by the next try in the background. */
const HANGING_MS = 90_000;

async function runCell(page: Page, cell: Cell, server: FaultServer): Promise<void> {
  const { part, fault, duration } = cell;
  const { without, reportedAs } = PARTS[part];
  await page.goto(server.pageOf(cell), { waitUntil: 'commit' });
  if (part === 'lazy chunk') {
    await waitFor(page, [], PATIENCE_MS);
    const mustLeave = duration === 'for good' || fault === 'hangs';
    const seen = await clickAccount(page);
    if (mustLeave && seen === 'flyout') throw new Problem('a click opens the flyout');
    if (seen === 'flyout') await expectReports(page, undefined);
    // On a busy machine the second try comes too late for the click: chunkRetries.spec.ts demands the flyout.
    else if (!mustLeave && !server.wasAskedAgain(cell)) throw new Problem('it was asked for once');
  } else if (without === 'whole page') {
    await waitFor(page, [], PATIENCE_MS);
    await expectReports(page, undefined);
  } else if (duration === 'once') {
    await waitFor(page, [], fault === 'hangs' ? HANGING_MS : PATIENCE_MS);
    if (fault !== 'hangs') await expectReports(page, undefined);
  } else if (without === 'fallback') {
    await expectFallback(page);
    await expectReports(page, reportedAs);
  } else {
    await waitFor(page, TOLERATED[part] ?? [], PATIENCE_MS);
    const reported = new RegExp(reportedAs.source);
    await page
      .waitForFunction(
        (source) =>
          (Reflect.get(window, 'failures') as [string][]).some(([name]) =>
            new RegExp(source).test(name),
          ),
        reported.source,
        { polling: 100, timeout: PATIENCE_MS },
      )
      .catch(() => {});
    await expectReports(page, reported);
  }
  await expectHostAlive(page);
  if (await page.evaluate(findForged)) throw new Problem('a changed file has run');
  await expectFailure(cell, server);
  if (!couldStick(cell)) return;
  server.repair(cell);
  await page.goto(server.pageOf(cell), { waitUntil: 'commit' });
  await waitFor(page, [], HANGING_MS).catch((error: Error) => {
    throw new Problem(`next page: ${error.message}`);
  });
  if (part === 'lazy chunk' && (await clickAccount(page)) !== 'flyout') {
    throw new Problem('next page: no flyout');
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
