import type { Page } from '@playwright/test';
import {
  stateAddress,
  stateGroups,
  toSelector,
  type State,
} from '../demo-shop/playground/states/states.ts';
import { defaultSite, type Site } from '../demo-shop/sites.ts';
import { expectNoViolations, isSampleSite } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { moduleRoot, openState, part } from './locators.ts';
import { resize } from './pageData.ts';

async function openAddress(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: state.width ?? 1500, height: 900 });
  await page.goto(stateAddress(state));
  await expect(page.locator('[data-progress="done"]')).toBeVisible({ timeout: 60_000 });
}

async function expectShown(page: Page, { id, shows, hides = [] }: State): Promise<void> {
  const visible = (target: string) => page.locator(toSelector(target)).filter({ visible: true });
  for (const target of shows) {
    await expect.soft(visible(target).first(), `${id} shows ${target}`).toBeVisible();
  }
  for (const target of hides) {
    await expect.soft(visible(target), `${id} hides ${target}`).toHaveCount(0);
  }
}

const WIDTHS = [375, 1500];

/**
 * Checks the modules of an opened state at two widths, and the colours of the sample site in both schemes. Other sites
 * differ only in texts and links.
 */
async function expectAccessible(page: Page, site: Site, selector: string): Promise<void> {
  const ownWidth = page.viewportSize()?.width ?? 0;
  // The window's current width first, because flyouts may close when it changes.
  for (const width of WIDTHS.toSorted((a, b) => Math.abs(a - ownWidth) - Math.abs(b - ownWidth))) {
    await test.step(`${width} px`, async () => {
      if (width !== ownWidth) await resize(page, width);
      // axe reports rows that a scroll has moved partly below the head of a dialog.
      await page.evaluate(() => document.querySelector('dialog[open]')?.scrollTo(0, 0));
      const isSample = isSampleSite(site);
      await expectNoViolations(page, selector, { colours: isSample });
      if (!isSample) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoViolations(page, selector, { runOnly: ['color-contrast'] });
      await page.emulateMedia({ colorScheme: 'light' });
    });
  }
}

/** Whether the page of all controls shows this state too. `control-button` is also tested at its own address. */
const isOnPageOfAll = ({ id, steps }: State) =>
  id.startsWith('control-') && !steps && id !== 'control-button';

/** The parts of the page that axe checks. The footer is the same on all pages. A layout repeats the page's header. */
const CHECKED_PARTS: Readonly<Record<string, string>> = { Footer: '[data-fascia]', Layout: 'main' };

for (const site of ['DE', 'HU', 'TR'] as const) {
  for (const { title, states } of stateGroups) {
    // HOST-20, HOST-45, HOST-104
    test(`each state is shown by its address without axe violations: ${title}, ${site}`, async ({
      page,
      pageErrors,
    }) => {
      test.setTimeout(120_000 + states.length * 15_000);
      // With reduced motion, the header does not slide away.
      if (title !== 'Header') await page.emulateMedia({ reducedMotion: 'reduce' });
      const selector = CHECKED_PARTS[title] ?? '[data-fascia]:not([data-fascia="footer"])';
      // In reverse order: the first states have the least content and must show no leftovers of other states.
      for (const state of states.filter((each) => !isOnPageOfAll(each)).toReversed()) {
        // A state with its own site is shown once, with the default site.
        if (state.site && site !== defaultSite) continue;
        await test.step(state.id, async () => {
          await openAddress(page, { site, ...state });
          if (site === defaultSite) await expectShown(page, state);
          await expectAccessible(page, state.site ?? site, selector);
          expect(pageErrors).toEqual([]);
        });
      }
    });
  }
}

// HOST-104
test('the page of all controls shows each of them', async ({ page }) => {
  const { states = [] } = stateGroups.find(({ title }) => title === 'Controls') ?? {};
  const [all] = states;
  if (!all) throw new Error('The group has no controls');
  await openAddress(page, all);
  for (const state of states.filter(isOnPageOfAll)) await expectShown(page, state);
});

// HOST-104
test(
  'a link opens a state, and “End this state” resets everything except faults set by hand',
  { tag: '@journey' },
  async ({ page, shop }) => {
    await page.goto('/playground?site=HU');
    await page.getByRole('link', { name: 'Change that failed' }).click();
    await expect(part(page, 'cart-error')).toBeVisible();
    await expect(page).toHaveURL(/\?state=cart-change-failed&site=DE$/);
    await page.getByRole('link', { name: 'next' }).click();
    await expect(page).toHaveURL(/\?state=cart-limit&site=DE$/);
    await expect(page.locator('[data-progress="done"]')).toBeVisible();
    const fault = page.getByText('cartChange: kind status, status 409, body {');
    await expect(fault).toBeHidden();
    await page.getByText('How it is made').click();
    await expect(fault).toBeVisible();
    await expect(page.getByText('click icon-cart')).toBeVisible();
    await page.getByRole('button', { name: 'End this state' }).click();
    await expect(page).toHaveURL(/\/playground$/);
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'cart-badge')).toHaveCount(0);
    expect(shop.faults.settings().routes).toEqual({});
    shop.faults.set('cartChange', { kind: 'html' });
    await page.reload();
    await expect(part(page, 'icon-cart')).toBeVisible();
    expect(shop.faults.settings().routes).toEqual({ cartChange: { kind: 'html' } });
  },
);

// HOST-104
test('a state can be opened on another site and its settings can be changed', async ({ page }) => {
  await openState(page, 'header-reduced', 'HU');
  const header = moduleRoot(page, 'header').first();
  await expect(header).toHaveAttribute('data-reduced', 'true');
  await expect(header).toHaveAttribute('data-site', 'HU');
  await page.getByText('Settings and events').click();
  await page.getByRole('region', { name: 'Header', exact: true }).getByLabel('reduced').uncheck();
  await expect(header).not.toHaveAttribute('data-reduced');
  await page.reload();
  await expect(header).toBeVisible();
  await expect(header).not.toHaveAttribute('data-reduced');
});

// HOST-104
test('the playground without a state ends the state that was open', async ({ page, shop }) => {
  await openState(page, 'cart-limit');
  await page.getByRole('main').getByRole('link', { name: 'Playground' }).click();
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await expect.poll(() => shop.faults.settings().routes).toEqual({});
  await expect(part(page, 'cart-badge')).toHaveCount(0);
});

test('a state for another window width shows both widths', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await openState(page, 'header-mobile');
  const note = page.getByText('Made for a window');
  await expect(note).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(note).toHaveText('Made for a window 375 px wide; yours is 800.');
});
