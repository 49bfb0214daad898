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
    await expect(visible(target).first(), `${id} shows ${target}`).toBeVisible();
  }
  for (const target of hides) {
    await expect(visible(target), `${id} hides ${target}`).toHaveCount(0);
  }
}

/** The module that a state is about: what is staged, else the page's own footer or header. */
async function subjectOf(page: Page, { stage, shows }: State): Promise<string> {
  if (stage) return 'main';
  const footer = '[data-fascia="footer"]';
  const [first = ''] = shows;
  const isInFooter = (await page.locator(footer).locator(toSelector(first)).count()) > 0;
  return isInFooter ? footer : '[data-fascia="header"]';
}

for (const { title, states } of stateGroups) {
  // HOST-105
  test(`Each address of the playground shows its state: ${title}`, async ({ page, pageErrors }) => {
    test.setTimeout(states.length * 15_000);
    for (const state of states) {
      await open(page, state);
      await expectState(page, state);
      await expectNoViolations(page, await subjectOf(page, state));
      expect(pageErrors, state.id).toEqual([]);
    }
  });
}

const findState = (id: string): State => {
  const state = allStates.find((each) => each.id === id);
  if (!state) throw new Error(`No state is ${id}`);
  return state;
};

// HOST-105
test('A state shows the same whatever was open before, also when it is opened twice', async ({
  page,
}) => {
  const plain = ['account-unknown', 'cart-empty', 'preview-shopper', 'newsletter'].map(findState);
  const others = ['app-client', 'cart-removed', 'preview-active', 'newsletter-success'];
  for (const other of ['account-logged-in', ...others, 'cart-failed', 'footer-subscriber']) {
    await open(page, findState(other));
    await open(page, findState(other));
    await expectState(page, findState(other));
  }
  for (const state of plain) {
    for (const other of others) {
      await open(page, findState(other));
      await open(page, state);
      await expectState(page, state);
    }
  }
});

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
  await page.getByRole('button', { name: /^End this state/ }).click();
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
