import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Site } from '../demo-shop/sites.ts';
import { expect } from './fixtures.ts';

/**
 * Colours, and the widths and variants of a part, are the same on every site: they are checked on this one. The others
 * differ in their texts and links only.
 */
export const isSampleSite = (site: Site): boolean => site === 'DE';

/** The rule that takes most of axe's time, since it looks for what is behind each text. */
const COLOUR_RULES = ['color-contrast'];

/**
 * Expects no violations in the selected element, after its animations: axe misreads colours during them.
 *
 * @param site Leaves the colours out on all sites but one.
 */
export async function expectNoViolations(
  page: Page,
  selector: string,
  site: Site = 'DE',
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
  if (!isSampleSite(site)) axe.disableRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  expect(violations).toEqual([]);
}
