import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sites } from '../shop/sites.ts';
import { expect, test } from './host.ts';
import { stopTime } from './time.ts';

const ITEMS = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
const CODE = /navigation-flyouts/;

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const toggle = (page: Page, name: string) => item(page, name).locator('+ button');

/** The page when its header stands and its navigation has arrived. */
async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(item(page, 'sale')).toBeVisible();
  await expect(toggle(page, 'sale')).toBeVisible();
  await expect(toggle(page, 'theme-worlds')).toBeVisible();
}

/** Keeps what the page tells of its flyouts, with the time in ms. */
async function keepEvents(page: Page) {
  await page.addInitScript(() => {
    const told: { type: string; name: string; at: number }[] = [];
    Reflect.set(window, 'told', told);
    for (const type of ['fascia:flyout-open', 'fascia:flyout-close', 'pointerover']) {
      window.addEventListener(type, (event) => {
        const detail = (event as CustomEvent<{ flyout: string } | undefined>).detail;
        const name = detail?.flyout ?? (event.target as Element).className;
        told.push({ type: type.replace('fascia:flyout-', ''), name, at: event.timeStamp });
      });
    }
  });
  return () =>
    page.evaluate(
      () => Reflect.get(window, 'told') as { type: string; name: string; at: number }[],
    );
}

test('The code of the flyouts comes with the pointer, and no flyout before its 300 ms', async ({
  page,
}) => {
  const told = await keepEvents(page);
  const code: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && code.push(request.url()));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await item(page, 'coffee').hover();
  await expect(flyout(page, 'coffee')).toBeVisible();
  expect(code.length).toBeGreaterThan(0);
  const events = await told();
  const opened = events.find(({ type }) => type === 'open');
  const over = events.find(({ type, name }) => type === 'pointerover' && /item/.test(name));
  expect((opened?.at ?? 0) - (over?.at ?? 0)).toBeGreaterThanOrEqual(300);
  await expect(page.locator('body')).toHaveClass(/header2020-flyout-open/);
  const height = await page
    .locator('[data-fascia="header"]')
    .evaluate((header: HTMLElement) => [
      header.style.getPropertyValue('--fascia-flyout-height'),
      `${window.innerHeight - header.offsetHeight}px`,
    ]);
  expect(height[0]).toBe(height[1]);
});

test('A flyout closes at once when the pointer leaves it, after a second over the page', async ({
  page,
}) => {
  const told = await keepEvents(page);
  await open(page);
  await item(page, 'coffee').hover();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await page.locator('[data-part="logo"]').hover();
  await expect(flyout(page, 'coffee')).toBeHidden();

  await item(page, 'sale').hover();
  await expect(flyout(page, 'sale')).toBeVisible();
  const panel = await flyout(page, 'sale').boundingBox();
  await page.mouse.move(400, (panel?.y ?? 0) + 20);
  await page.mouse.move(400, (panel?.y ?? 0) + (panel?.height ?? 0) + 40);
  await expect(flyout(page, 'sale')).toBeHidden();
  const events = await told();
  const veil = events.findLast(({ type, name }) => type === 'pointerover' && /veil/.test(name));
  const closed = events.findLast(({ type }) => type === 'close');
  expect((closed?.at ?? 0) - (veil?.at ?? Infinity)).toBeGreaterThanOrEqual(1000);
});

test('A pointer on its diagonal way into the flyout does not switch the item', async ({ page }) => {
  const told = await keepEvents(page);
  await open(page);
  await item(page, 'categories').hover();
  await expect(flyout(page, 'categories')).toBeVisible();
  const from = await item(page, 'categories').boundingBox();
  const panel = await flyout(page, 'categories').boundingBox();
  const begin = { x: (from?.x ?? 0) + 20, y: (from?.y ?? 0) + 10 };
  await stopTime(page);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.move(begin.x + 260, (panel?.y ?? 0) + 60, { steps: 25 });
  await page.clock.runFor(500);
  await expect(flyout(page, 'categories')).toBeVisible();
  const names = (await told()).filter(({ type }) => type === 'open').map(({ name }) => name);
  expect(names).toEqual(['categories']);
});

test('A click beside the flyout closes it and goes no further', async ({ page }) => {
  await open(page);
  await toggle(page, 'coffee').click();
  await expect(flyout(page, 'coffee')).toBeVisible();
  const panel = await flyout(page, 'coffee').boundingBox();
  await page.mouse.click(300, (panel?.y ?? 0) + (panel?.height ?? 0) + 60);
  await expect(flyout(page, 'coffee')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('On its own page a category is open', async ({ page }) => {
  await open(page, '/category/mugs-cups');
  await toggle(page, 'categories').click();
  const current = flyout(page, 'categories').locator('[aria-current="page"]');
  await expect(current.first()).toHaveAttribute('href', '/category/mugs-cups');
  await expect(current.first()).toBeVisible();
});

test('Without the code of the flyouts the navigation is its plain links', async ({
  page,
  reported,
}) => {
  await page.route(CODE, (route) => route.abort());
  await open(page);
  await toggle(page, 'coffee').click();
  await expect
    .poll(() => reported.map(({ operation }) => operation))
    .toEqual(['navigation-flyouts']);
  await expect(flyout(page, 'coffee')).toHaveCount(0);
  await item(page, 'coffee').click();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

const leaf = (place: number) => ({ title: `T${place}`, href: `/p-${place}`, children: [] });

const branch = (place: number) => ({
  ...leaf(place),
  children: Array.from({ length: 99 }, (_, at) => leaf(place * 100 + at)),
});

test('Of ten thousand nodes a closed header draws none', async ({ page }) => {
  const roots = ['Alles', 'Kaffee', 'Sale'].map((title, place) => ({
    title,
    href: `/r-${place}`,
    children: Array.from({ length: 34 }, (_, at) => branch(place * 34 + at)),
  }));
  await page.route(/jsonflyoutnavigation/, (route) => route.fulfill({ json: roots }));
  await open(page);
  const nodes = await page.locator('[data-fascia="header"]').evaluate((header) => {
    return header.querySelectorAll('*').length;
  });
  expect(nodes).toBeLessThan(400);
  await item(page, 'categories').hover();
  await expect(flyout(page, 'categories').locator('[data-column] a')).toHaveCount(34);
});

for (const site of sites) {
  test(`axe finds nothing on the open flyouts of ${site}`, async ({ page }) => {
    await open(page, `/?site=${site}`);
    for (const name of ITEMS) {
      await toggle(page, name).click();
      await expect(flyout(page, name)).toBeVisible();
      // Colours are only read right when what appears has appeared.
      await flyout(page, name).evaluate((panel) =>
        Promise.all(panel.getAnimations().map(({ finished }) => finished)),
      );
      const { violations } = await new AxeBuilder({ page })
        .include('[data-part="navigation"]')
        .analyze();
      expect(violations).toEqual([]);
    }
  });
}
