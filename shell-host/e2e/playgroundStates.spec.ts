import type { Page } from '@playwright/test';
import {
  allStates,
  stateAddress,
  stateGroups,
  toSelector,
  type State,
} from '../demo-shop/playground/states/states.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

async function open(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: state.width ?? 1500, height: 900 });
  await page.goto(stateAddress(state));
  await expect(page.locator('[data-progress="done"]')).toBeVisible();
}

async function expectState(page: Page, { id, shows, hides = [] }: State): Promise<void> {
  const visible = (target: string) => page.locator(toSelector(target)).filter({ visible: true });
  for (const target of shows) {
    await expect.soft(visible(target).first(), `${id} shows ${target}`).toBeVisible();
  }
  for (const target of hides) {
    await expect.soft(visible(target), `${id} hides ${target}`).toHaveCount(0);
  }
}

/** Parts whose own tests look for axe violations in these states. */
const CHECKED_ELSEWHERE = new Set([
  'Navigation',
  'Search',
  'Promotions',
  'Footer',
  'Newsletter form',
  'Staff preview',
  'Controls',
]);

const findState = (id: string): State => {
  const state = allStates.find((each) => each.id === id);
  if (!state) throw new Error(`No state is ${id}`);
  return state;
};

/** States that leave a trace in the browser or the shop, each with one in which the trace would be seen. */
const TRACES = new Map(
  Object.entries({
    'app-client': 'footer',
    'account-logged-in': 'account-unknown',
    'cart-removed': 'cart-empty',
    'cart-failed': 'cart',
    'preview-active': 'preview-shopper',
    'newsletter-success': 'newsletter',
    'footer-subscriber': 'footer',
  }).map(([before, after]) => [findState(before), findState(after)]),
);

for (const { title, states } of stateGroups) {
  // HOST-105
  test(`Each address of the playground shows its state, whatever was open before: ${title}`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(states.length * 15_000);
    // Each frame of an animation is painted. The header slides away only where motion is welcome.
    if (title !== 'Header') await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const state of states) {
      await open(page, state);
      await expectState(page, state);
      if (!CHECKED_ELSEWHERE.has(title)) {
        await expectNoViolations(page, toSelector(state.shows[0] ?? 'main'), { colours: false });
      }
      expect(pageErrors, state.id).toEqual([]);
      const other = TRACES.get(state);
      // Also when it is opened twice.
      for (const next of other ? [state, other] : []) {
        await open(page, next);
        await expectState(page, next);
      }
    }
  });
}

test('A link to another state opens it, and “End this state” leaves nothing of it', async ({
  page,
  shop,
}) => {
  await page.goto('/playground?site=HU');
  await page.getByRole('link', { name: 'Change that failed' }).click();
  await expect(page.locator('[data-part="cart-error"]')).toBeVisible();
  await expect(page).toHaveURL(/\?state=cart-change-failed&site=DE$/);
  await page.getByRole('link', { name: 'next' }).click();
  await expect(page).toHaveURL(/\?state=cart-limit&site=DE$/);
  await expect(page.locator('[data-progress="done"]')).toBeVisible();
  await page.getByRole('button', { name: 'End this state' }).click();
  await expect(page).toHaveURL(/\/playground$/);
  await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
  await expect(page.locator('[data-part="cart-badge"]')).toHaveCount(0);
  expect(shop.faults.settings().routes).toEqual({});
});

// HOST-105
test('A state can be seen on another site, and its settings can be changed', async ({ page }) => {
  await page.goto('/playground?state=header-reduced&site=HU');
  const header = page.locator('#header [data-fascia="header"]');
  await expect(header).toHaveAttribute('data-reduced', 'true');
  await expect(header).toHaveAttribute('data-site', 'HU');
  await page.getByText('Settings and events').click();
  const panel = page.getByRole('region', { name: 'Header', exact: true });
  await panel.getByLabel('reduced').uncheck();
  await expect(header).not.toHaveAttribute('data-reduced');
  await page.reload();
  await expect(header).toBeVisible();
  await expect(header).not.toHaveAttribute('data-reduced');
});

// HOST-105
test('Opening the playground without a state ends the state, but no fault that was set by hand', async ({
  page,
  shop,
}) => {
  const badge = page.locator('[data-part="cart-badge"]');
  const heading = page.getByRole('heading', { name: 'Playground', level: 1 });
  await open(page, findState('cart-limit'));
  await page.goto('/playground');
  await expect(heading).toBeVisible();
  expect(shop.faults.settings().routes).toEqual({});
  await expect(badge).toHaveCount(0);

  shop.faults.set('cartChange', { kind: 'html' });
  await page.reload();
  await expect(heading).toBeVisible();
  expect(shop.faults.settings().routes).toEqual({ cartChange: { kind: 'html' } });

  await open(page, findState('cart-limit'));
  await page.getByRole('main').getByRole('link', { name: 'Playground' }).click();
  await expect(heading).toBeVisible();
  await expect.poll(() => shop.faults.settings().routes).toEqual({});
  await expect(badge).toHaveCount(0);
});

test('A state that is meant for another width of the window says so', async ({ page }) => {
  await open(page, findState('header-mobile'));
  const note = page.getByText('Made for a window');
  await expect(note).toHaveCount(0);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(note).toHaveText('Made for a window 375 px wide; yours is 1200.');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(note).toHaveText('Made for a window 375 px wide; yours is 800.');
});

test('A state tells how it is made, in words', async ({ page }) => {
  await open(page, findState('cart-limit'));
  const fault = page.getByText('cartChange: kind status, status 409, body {');
  await expect(fault).toBeHidden();
  await page.getByText('How it is made').click();
  await expect(fault).toBeVisible();
  await expect(page.getByText('click icon-cart')).toBeVisible();
});
