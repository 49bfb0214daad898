import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordFlyoutEvents } from './flyoutEvents.ts';
import { pauseClock } from './pauseClock.ts';

const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

async function centre(page: Page, name: string) {
  const box = await page.locator(`[data-part="nav-item"][data-item="${name}"]`).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Loads a page with its navigation. @returns a function that reads its flyout events. */
async function open(page: Page) {
  const flyoutEvents = await recordFlyoutEvents(page);
  await page.goto('/');
  for (const name of ['theme-worlds', 'sale']) {
    await expect(page.locator(`[data-item="${name}"] + button`)).toBeVisible();
  }
  return flyoutEvents;
}

/** @returns a function that reads the events since it was called last. */
function sinceLast(readAll: () => Promise<string[]>): () => Promise<string[]> {
  let seen = 0;
  return async () => {
    const events = (await readAll()).slice(seen);
    seen += events.length;
    return events;
  };
}

async function hover(page: Page, name: string) {
  const { x, y } = await centre(page, name);
  await page.mouse.move(x, y);
}

// HEAD-19
test('A pointer that jumps or stops on another item opens it; what is closed stays closed; one flyout is open at a time', async ({
  page,
}) => {
  const newEvents = sinceLast(await open(page));

  await test.step('it jumps from a flyout to another item', async () => {
    await hover(page, 'categories');
    await expect(flyout(page, 'categories')).toBeVisible();
    const panel = await flyout(page, 'categories').boundingBox();
    await page.mouse.move(700, (panel?.y ?? 0) + 100, { steps: 4 });
    await hover(page, 'coffee');
    await expect(flyout(page, 'coffee')).toBeVisible();
    expect(await newEvents()).toEqual(['open categories', 'close categories', 'open coffee']);
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'coffee')).toBeHidden();
    expect(await newEvents()).toEqual(['close coffee']);
  });

  await test.step('it stops on another item on its way to the flyout', async () => {
    await hover(page, 'categories');
    await expect(flyout(page, 'categories')).toBeVisible();
    const from = await centre(page, 'categories');
    const to = await centre(page, 'coffee');
    await page.mouse.move(from.x + 10, from.y - 8);
    await page.mouse.move(to.x, to.y + 4, { steps: 6 });
    await expect(flyout(page, 'coffee')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await newEvents()).toEqual(['open categories', 'close categories', 'open coffee']);
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'coffee')).toBeHidden();
    expect(await newEvents()).toEqual(['close coffee']);
  });

  await test.step('a flyout closed by Escape or its button stays closed under the pointer', async () => {
    await hover(page, 'categories');
    await expect(flyout(page, 'categories')).toBeVisible();
    await page.keyboard.press('Escape');
    const { x, y } = await centre(page, 'categories');
    await page.mouse.move(x + 4, y + 2);
    await page.waitForTimeout(600);
    expect(await newEvents()).toEqual(['open categories', 'close categories']);
    await hover(page, 'sale');
    await flyout(page, 'sale').locator('[data-part="flyout-close"]').click();
    await page.waitForTimeout(600);
    expect(await newEvents()).toEqual(['open sale', 'close sale']);
  });

  await test.step('only one flyout is open, whether of an icon or of the navigation', async () => {
    await page.locator('[data-part="icon-user"]').click();
    await expect(flyout(page, 'account')).toBeVisible();
    await hover(page, 'categories');
    await expect(flyout(page, 'categories')).toBeVisible();
    await expect(flyout(page, 'account')).toBeHidden();
    await page.locator('[data-part="icon-user"]').click();
    await expect(flyout(page, 'account')).toBeVisible();
    await expect(flyout(page, 'categories')).toBeHidden();
    expect((await newEvents()).filter((event) => event.startsWith('open'))).toEqual([
      'open account',
      'open categories',
      'open account',
    ]);
  });
});

// NAV-11, NAV-14, NAV-41
test('A pointer that returns, passes over items or is on its way to the next column changes nothing', async ({
  page,
}) => {
  const newEvents = sinceLast(await open(page));

  await test.step('one that returns from the page within a second keeps the flyout open', async () => {
    await hover(page, 'coffee');
    await expect(flyout(page, 'coffee')).toBeVisible();
    const panel = await flyout(page, 'coffee').boundingBox();
    await pauseClock(page);
    const [inside, below] = [(panel?.y ?? 0) + 60, (panel?.y ?? 0) + (panel?.height ?? 0) + 30];
    await page.mouse.move(600, inside, { steps: 4 });
    await page.mouse.move(600, below, { steps: 4 });
    await page.clock.runFor(900);
    await page.mouse.move(600, inside, { steps: 4 });
    await page.clock.runFor(1_200);
    expect(await newEvents()).toEqual(['open coffee']);
    await page.mouse.move(600, below, { steps: 4 });
    await page.clock.runFor(1_100);
    await expect(flyout(page, 'coffee')).toBeHidden();
    expect(await newEvents()).toEqual(['close coffee']);
  });

  await test.step('one that only passes over items opens nothing', async () => {
    await hover(page, 'theme-worlds');
    const { x, y } = await centre(page, 'sale');
    await page.mouse.move(x, y, { steps: 3 });
    await page.clock.runFor(200);
    await page.mouse.move(700, 800, { steps: 4 });
    await page.clock.runFor(1_000);
    expect(await newEvents()).toEqual([]);
    await hover(page, 'sale');
    await page.clock.runFor(300);
    await expect(flyout(page, 'sale')).toBeVisible();
    expect(await newEvents()).toEqual(['open sale']);
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'sale')).toBeHidden();
  });

  await test.step('one on its way to the next column opens no other entry; one that rests on it does', async () => {
    await page.locator('[data-item="categories"] + button').click();
    const columns = flyout(page, 'categories').locator('[data-column]');
    const entries = columns.first().locator('li');
    await entries.first().locator('button').click();
    await expect(columns).toHaveCount(2);
    const from = await entries.first().boundingBox();
    const last = await entries.last().boundingBox();
    const beside = await columns.nth(1).boundingBox();
    const [startX, startY] = [(from?.x ?? 0) + 120, (from?.y ?? 0) + 30];
    const [endX, endY] = [(beside?.x ?? 0) + 60, (last?.y ?? 0) + 20];
    await page.mouse.move(startX - 5, startY);
    for (let step = 0; step <= 12; step += 1) {
      const part = step / 12;
      await page.mouse.move(startX + (endX - startX) * part, startY + (endY - startY) * part);
      await page.clock.runFor(70);
    }
    await page.clock.runFor(1_000);
    await expect(entries.first()).toHaveAttribute('data-open');
    await page.mouse.move((last?.x ?? 0) + 60, (last?.y ?? 0) + 20);
    await page.clock.runFor(400);
    await expect(entries.last()).toHaveAttribute('data-open');
  });
});
