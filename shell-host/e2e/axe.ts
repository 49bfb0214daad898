import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects no violations in the selected element, after its animations: axe misreads colours during them. */
export async function expectNoViolations(page: Page, selector: string): Promise<void> {
  await page.evaluate(() =>
    // An animation of a removed element is rejected instead of finishing.
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze();
  expect(violations).toEqual([]);
}
