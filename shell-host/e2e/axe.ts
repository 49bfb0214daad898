import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Site } from '../demo-shop/sites.ts';
import { expect } from './fixtures.ts';

/**
 * Colours, and the widths and variants of a part, are the same on every site: they are checked on this one. The others
 * differ in their texts and links only (decision 023).
 */
export const isSampleSite = (site: Site): boolean => site === 'DE';

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
  await page.evaluate(() =>
    // An animation of a removed element is rejected instead of finishing.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const axe = new AxeBuilder({ page }).include(selector);
  if (!colours) axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  expect(violations).toEqual([]);
}
