import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { stopTime } from './time.ts';

const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);

async function centre(page: Page, name: string) {
  const box = await page.locator(`[data-part="nav-item"][data-item="${name}"]`).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** A page whose navigation has arrived, and what opens and closes on it, in order. */
async function open(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    for (const type of ['fascia:flyout-open', 'fascia:flyout-close']) {
      window.addEventListener(type, (event) =>
        told.push(`${type.slice(14)} ${(event as CustomEvent<{ flyout: string }>).detail.flyout}`),
      );
    }
  });
  await page.goto('/');
  for (const name of ['theme-worlds', 'sale']) {
    await expect(page.locator(`[data-item="${name}"] + button`)).toBeVisible();
  }
  return () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
}

async function hover(page: Page, name: string) {
  const { x, y } = await centre(page, name);
  await page.mouse.move(x, y);
}

test('A pointer that only passes opens nothing', async ({ page }) => {
  const told = await open(page);
  await stopTime(page);
  await hover(page, 'theme-worlds');
  const { x, y } = await centre(page, 'sale');
  await page.mouse.move(x, y, { steps: 3 });
  await page.clock.runFor(200);
  await page.mouse.move(700, 800, { steps: 4 });
  await page.clock.runFor(1_000);
  expect(await told()).toEqual([]);
  await hover(page, 'sale');
  await page.clock.runFor(300);
  await expect.poll(told).toEqual(['open sale']);
});

test('A pointer that jumps out of a flyout onto another item opens that one', async ({ page }) => {
  const told = await open(page);
  await hover(page, 'categories');
  await expect(flyout(page, 'categories')).toBeVisible();
  const panel = await flyout(page, 'categories').boundingBox();
  await page.mouse.move(700, (panel?.y ?? 0) + 100, { steps: 4 });
  await hover(page, 'coffee');
  await expect(flyout(page, 'coffee')).toBeVisible();
  expect(await told()).toEqual(['open categories', 'close categories', 'open coffee']);
});

test('A pointer that stops on another item on its way to the flyout opens that one', async ({
  page,
}) => {
  const told = await open(page);
  await hover(page, 'categories');
  await expect(flyout(page, 'categories')).toBeVisible();
  const from = await centre(page, 'categories');
  const to = await centre(page, 'coffee');
  await page.mouse.move(from.x + 10, from.y - 8);
  await page.mouse.move(to.x, to.y + 4, { steps: 6 });
  await expect(flyout(page, 'coffee')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await told()).toEqual(['open categories', 'close categories', 'open coffee']);
});

test('What Escape or the button closed stays closed under a resting pointer', async ({ page }) => {
  const told = await open(page);
  await hover(page, 'categories');
  await expect(flyout(page, 'categories')).toBeVisible();
  await page.keyboard.press('Escape');
  const { x, y } = await centre(page, 'categories');
  await page.mouse.move(x + 4, y + 2);
  await page.waitForTimeout(600);
  expect(await told()).toEqual(['open categories', 'close categories']);
  await hover(page, 'sale');
  await flyout(page, 'sale').locator('[data-part="flyout-close"]').click();
  await page.waitForTimeout(600);
  expect((await told()).slice(2)).toEqual(['open sale', 'close sale']);
});

test('Of an icon’s flyout and the navigation’s only one is open', async ({ page }) => {
  const told = await open(page);
  await page.locator('[data-part="icon-user"]').click();
  await expect(flyout(page, 'account')).toBeVisible();
  await hover(page, 'categories');
  await expect(flyout(page, 'categories')).toBeVisible();
  await expect(flyout(page, 'account')).toBeHidden();
  await page.locator('[data-part="icon-user"]').click();
  await expect(flyout(page, 'account')).toBeVisible();
  await expect(flyout(page, 'categories')).toBeHidden();
  expect((await told()).filter((word) => word.startsWith('open'))).toEqual([
    'open account',
    'open categories',
    'open account',
  ]);
});

test('A pointer that comes back from the page within a second keeps the flyout open', async ({
  page,
}) => {
  const told = await open(page);
  await hover(page, 'coffee');
  await expect(flyout(page, 'coffee')).toBeVisible();
  const panel = await flyout(page, 'coffee').boundingBox();
  await stopTime(page);
  const [inside, below] = [(panel?.y ?? 0) + 60, (panel?.y ?? 0) + (panel?.height ?? 0) + 30];
  await page.mouse.move(600, inside, { steps: 4 });
  await page.mouse.move(600, below, { steps: 4 });
  await page.clock.runFor(900);
  await page.mouse.move(600, inside, { steps: 4 });
  await page.clock.runFor(1_200);
  expect(await told()).toEqual(['open coffee']);
  await page.mouse.move(600, below, { steps: 4 });
  await page.clock.runFor(1_100);
  await expect.poll(told).toEqual(['open coffee', 'close coffee']);
});
