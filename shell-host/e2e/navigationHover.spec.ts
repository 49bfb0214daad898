import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordFlyoutEvents } from './flyoutEvents.ts';
import { boxOf, flyout, moduleRoot, navItem, navToggle, part } from './locators.ts';
import { pauseClock } from './pauseClock.ts';

interface Point {
  x: number;
  y: number;
}

async function centre(page: Page, name: string): Promise<Point> {
  const { x, y, width, height } = await boxOf(navItem(page, name));
  return { x: x + width / 2, y: y + height / 2 };
}

const move = (page: Page, { x, y }: Point, steps = 1) => page.mouse.move(x, y, { steps });

/**
 * Opens a page, loads the flyouts' code, and pauses the clock.
 *
 * @returns a function that reads the flyout events since its last call.
 */
async function open(page: Page): Promise<() => Promise<string[]>> {
  const flyoutEvents = await recordFlyoutEvents(page);
  await page.goto('/');
  await navToggle(page, 'sale').press('Enter');
  await expect(flyout(page, 'sale')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout(page, 'sale')).toBeHidden();
  let seen = (await flyoutEvents()).length;
  await page.mouse.move(700, 880);
  await pauseClock(page);
  return async () => {
    const events = (await flyoutEvents()).slice(seen);
    seen += events.length;
    return events;
  };
}

/** Keeps the pointer on an item until its flyout opens. */
async function rest(page: Page, name: string): Promise<void> {
  await move(page, await centre(page, name));
  await page.clock.runFor(300);
  await expect(flyout(page, name)).toBeVisible();
}

// HEAD-14, HEAD-15, NAV-11, NAV-14
test(
  'a flyout opens 300 ms after the pointer enters and closes 1 s after it leaves',
  { tag: '@journey' },
  async ({ page }) => {
    const newEvents = await open(page);
    await move(page, await centre(page, 'coffee'));
    await page.clock.runFor(299);
    expect(await newEvents()).toEqual([]);
    await page.clock.runFor(1);
    await expect(flyout(page, 'coffee')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/header2020-flyout-open/);
    const [set, room] = await moduleRoot(page, 'header').evaluate((header: HTMLElement) => [
      header.style.getPropertyValue('--fascia-flyout-height'),
      `${window.innerHeight - header.offsetHeight}px`,
    ]);
    expect(set).toBe(room);

    const panel = await boxOf(flyout(page, 'coffee'));
    const inside = { x: 600, y: panel.y + 60 };
    const below = { x: 600, y: panel.bottom + 30 };
    await move(page, inside, 4);
    await move(page, below, 4);
    await page.clock.runFor(999);
    await move(page, inside, 4);
    await page.clock.runFor(1_000);
    expect(await newEvents()).toEqual(['open coffee']);
    await move(page, below, 4);
    await page.clock.runFor(1_000);
    await expect(flyout(page, 'coffee')).toBeHidden();
  },
);

// NAV-14
test('a flyout closes at the logo, on a click and on Escape, and stays closed', async ({
  page,
}) => {
  const newEvents = await open(page);
  await rest(page, 'coffee');
  await part(page, 'logo').first().hover();
  await expect(flyout(page, 'coffee')).toBeHidden();
  await rest(page, 'sale');
  await page.mouse.click(300, (await boxOf(flyout(page, 'sale'))).bottom + 60);
  await expect(flyout(page, 'sale')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  await newEvents();

  await rest(page, 'categories');
  await page.keyboard.press('Escape');
  const { x, y } = await centre(page, 'categories');
  await page.mouse.move(x + 4, y + 2);
  await page.clock.runFor(1_000);
  expect(await newEvents()).toEqual(['open categories', 'close categories']);
  await rest(page, 'sale');
  await part(flyout(page, 'sale'), 'flyout-close').click();
  await page.clock.runFor(1_000);
  expect(await newEvents()).toEqual(['open sale', 'close sale']);
});

// NAV-40
test('a pointer that moves diagonally into the flyout does not open another item', async ({
  page,
}) => {
  const newEvents = await open(page);
  await rest(page, 'categories');
  const { x, y } = await boxOf(navItem(page, 'categories'));
  const panel = await boxOf(flyout(page, 'categories'));
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.move(x + 280, panel.y + 60, { steps: 25 });
  await page.clock.runFor(500);
  expect(await newEvents()).toEqual(['open categories']);
});

// HEAD-19
test('the flyouts of icons and of the navigation close each other', async ({ page }) => {
  await page.goto('/');
  for (const _ of [1, 2]) {
    await part(page, 'icon-user').click();
    await expect(flyout(page, 'account')).toBeVisible();
    await expect(flyout(page, 'categories')).toBeHidden();
    await navItem(page, 'categories').hover();
    await expect(flyout(page, 'categories')).toBeVisible();
    await expect(flyout(page, 'account')).toBeHidden();
  }
});

// NAV-40
test('a pointer on its way to the next column does not open the entries that it crosses', async ({
  page,
}) => {
  await open(page);
  await navToggle(page, 'categories').press('Enter');
  const columns = flyout(page, 'categories').locator('[data-column]');
  const entries = columns.first().locator('li');
  await entries.first().locator('button').click();
  await expect(columns).toHaveCount(2);
  const from = await boxOf(entries.first());
  const last = await boxOf(entries.last());
  const beside = await boxOf(columns.nth(1));
  const start = { x: from.x + 120, y: from.y + 30 };
  const end = { x: beside.x + 60, y: last.y + 20 };
  await page.mouse.move(start.x - 5, start.y);
  for (let step = 0; step <= 12; step += 1) {
    const way = step / 12;
    await page.mouse.move(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way);
    await page.clock.runFor(70);
  }
  await page.clock.runFor(1_000);
  await expect(entries.first()).toHaveAttribute('data-open');
  await page.mouse.move(last.x + 60, last.y + 20);
  await page.clock.runFor(400);
  await expect(entries.last()).toHaveAttribute('data-open');
});
