import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Site } from '../demo-shop/sites.ts';
import { expect } from './fixtures.ts';
import { finishAnimations } from './locators.ts';

/**
 * Colours, and the widths and variants of a part, are the same on every site: they are checked on this one. The others
 * differ in their texts and links only (decision 023).
 */
export const isSampleSite = (site: Site): boolean => site === 'DE';

/** The part of a page to look at: a selector, or selectors of what is in and what is not. */
type Part = string | { include: [string][]; exclude: [string][] };

/** Less than half as long as the code that the package exports, which each page would have to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type RunAxe = (part: Part, options: RunOptions) => Promise<AxeResults>;

/** The violations of axe's rules in a part of a page, and the rules that it keeps. No page has frames. */
export async function runAxe(
  page: Page,
  part: Part,
  options: RunOptions = {},
): Promise<{ violations: Result[]; kept: string[] }> {
  // It stays in the page until that is left: a test looks at a page several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ where, how }) => {
      const { run } = Reflect.get(window, 'axe') as { run: RunAxe };
      const { violations, passes } = await run(where, how);
      return { violations, kept: passes.map(({ id }) => id) };
    },
    // Of the rules that are kept it need not find out the selectors of all elements.
    { where: part, how: { resultTypes: ['violations'], ...options } satisfies RunOptions },
  );
}

/**
 * Expects no violations in the selected element, after its animations: axe misreads colours during them.
 *
 * @param options `colours: false` leaves out the rule that takes most of axe's time, since it looks for what is behind
 *   each text: for what differs from a checked one in its texts only.
 */
export async function expectNoViolations(
  page: Page,
  selector: string,
  { colours = true } = {},
): Promise<void> {
  await finishAnimations(page);
  const rules = { 'color-contrast': { enabled: colours } };
  const { violations } = await runAxe(page, selector, { rules });
  expect(violations).toEqual([]);
}
