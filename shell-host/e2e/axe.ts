import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';
import type { Site } from '../demo-shop/sites.ts';
import { expect } from './fixtures.ts';
import { finishAnimations } from './locators.ts';

/**
 * Whether tests check the colours, widths and variants of parts on a site. The other sites differ only in texts and
 * links (decision 023).
 */
export const isSampleSite = (site: Site): boolean => site === 'DE';

/** The part of a page to check: a selector, or the selectors to include and to exclude. */
type Part = string | { include: [string][]; exclude: [string][] };

/** The minified build, which is less than half as long. Each tested page has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type RunAxe = (part: Part, options: RunOptions) => Promise<AxeResults>;

/** Returns the violations of axe's rules in a part of a page, and the rules that passed. Does not support frames. */
export async function runAxe(
  page: Page,
  part: Part,
  options: RunOptions = {},
): Promise<{ violations: Result[]; passed: string[] }> {
  // A test may check the same page several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ where, how }) => {
      const { run } = Reflect.get(window, 'axe') as { run: RunAxe };
      const { violations, passes } = await run(where, how);
      return { violations, passed: passes.map(({ id }) => id) };
    },
    // Saves axe from computing the selectors of all elements that pass.
    { where: part, how: { resultTypes: ['violations'], ...options } satisfies RunOptions },
  );
}

/** Whether the open country menu covers part of a target. The target has its full size when the menu is closed. */
const isBelowMenu = ({ any }: NodeResult): boolean =>
  any.some(
    ({ data, relatedNodes = [] }) =>
      data?.messageKey === 'partiallyObscured' &&
      relatedNodes.every(({ html }) => html.includes('data-part="country"')),
  );

/**
 * Expects no violations in the selected element. Waits for animations, because axe misreads colours during them.
 *
 * @param options Set `colours: false` to skip the contrast rule, which takes most of axe's time. Use it for elements
 *   that differ from a checked element only in their texts. `runOnly`: the only rules to check.
 */
export async function expectNoViolations(
  page: Page,
  selector: string,
  { colours = true, runOnly }: { colours?: boolean; runOnly?: string[] } = {},
): Promise<void> {
  await finishAnimations(page);
  const rules = {
    'color-contrast': { enabled: colours },
    // Disabled by default, but it is a rule of WCAG 2.2 AA.
    'target-size': { enabled: true },
  };
  const { violations } = await runAxe(page, selector, runOnly ? { runOnly } : { rules });
  const remaining = violations.map((rule) => ({
    ...rule,
    nodes: rule.nodes.filter((node) => !isBelowMenu(node)),
  }));
  expect(remaining.filter(({ nodes }) => nodes.length > 0)).toEqual([]);
}
