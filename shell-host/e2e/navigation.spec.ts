import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pauseClock } from './pauseClock.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

const FLYOUT_CHUNK = /navigation-flyouts/;

const item = (page: Page, name: string) =>
  page.locator(`[data-part="nav-item"][data-item="${name}"]`);
const flyout = (page: Page, name: string) => page.locator(`[data-flyout="${name}"]`);
const toggle = (page: Page, name: string) => item(page, name).locator('+ button');

/** Loads a page with its navigation. */
async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(item(page, 'sale')).toBeVisible();
  await expect(toggle(page, 'sale')).toBeVisible();
  await expect(toggle(page, 'theme-worlds')).toBeVisible();
}

/** Records flyout events and pointer movements with their times in ms. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const events: { type: string; name: string; at: number }[] = [];
    Reflect.set(window, 'events', events);
    for (const type of ['fascia:flyout-open', 'fascia:flyout-close', 'pointerover']) {
      window.addEventListener(type, (event) => {
        const detail = (event as CustomEvent<{ flyout: string } | undefined>).detail;
        const name = detail?.flyout ?? (event.target as Element).className;
        events.push({ type: type.replace('fascia:flyout-', ''), name, at: event.timeStamp });
      });
    }
  });
  return () =>
    page.evaluate(
      () => Reflect.get(window, 'events') as { type: string; name: string; at: number }[],
    );
}

// HEAD-14, HEAD-15, NAV-11, NAV-14, NAV-15
test('The pointer opens a flyout and closes it, and may move diagonally into it', async ({
  page,
}) => {
  const readEvents = await recordEvents(page);
  const chunkRequests: string[] = [];
  page.on(
    'request',
    (request) => FLYOUT_CHUNK.test(request.url()) && chunkRequests.push(request.url()),
  );
  await open(page);
  await page.waitForLoadState('networkidle');

  await test.step('hovering loads the flyouts’ code and opens a flyout after 300 ms at the earliest', async () => {
    expect(chunkRequests).toEqual([]);
    await item(page, 'coffee').hover();
    await expect(flyout(page, 'coffee')).toBeVisible();
    expect(chunkRequests.length).toBeGreaterThan(0);
    const events = await readEvents();
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

  await test.step('a flyout closes at once when the pointer moves to the header or clicks outside, which does nothing else, and after a second when it moves to the page', async () => {
    await page.keyboard.press('Escape');
    await expect(flyout(page, 'coffee')).toBeHidden();
    await page.mouse.move(700, 850);
    await toggle(page, 'coffee').press('Enter');
    await expect(flyout(page, 'coffee')).toBeVisible();
    const sheet = await flyout(page, 'coffee').boundingBox();
    await page.mouse.click(300, (sheet?.y ?? 0) + (sheet?.height ?? 0) + 60);
    await expect(flyout(page, 'coffee')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');

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
    const events = await readEvents();
    const overlay = events.findLast(
      ({ type, name }) => type === 'pointerover' && /overlay/.test(name),
    );
    const closed = events.findLast(({ type }) => type === 'close');
    expect((closed?.at ?? 0) - (overlay?.at ?? Infinity)).toBeGreaterThanOrEqual(1000);
  });

  await test.step('a pointer that moves diagonally into the flyout does not switch the item', async () => {
    await page.mouse.move(700, 850);
    const seen = (await readEvents()).length;
    await item(page, 'categories').hover();
    await expect(flyout(page, 'categories')).toBeVisible();
    const from = await item(page, 'categories').boundingBox();
    const panel = await flyout(page, 'categories').boundingBox();
    const start = { x: (from?.x ?? 0) + 20, y: (from?.y ?? 0) + 10 };
    await pauseClock(page);
    await page.mouse.move(start.x, start.y);
    await page.mouse.move(start.x + 260, (panel?.y ?? 0) + 60, { steps: 25 });
    await page.clock.runFor(500);
    await expect(flyout(page, 'categories')).toBeVisible();
    const names = (await readEvents())
      .slice(seen)
      .filter(({ type }) => type === 'open')
      .map(({ name }) => name);
    expect(names).toEqual(['categories']);
  });
});

test('Without the code of the flyouts the navigation consists of plain links', async ({
  page,
  reportedErrors,
}) => {
  await page.route(FLYOUT_CHUNK, (route) => route.abort());
  await open(page);
  await toggle(page, 'coffee').click();
  await expect
    .poll(() => reportedErrors.map(({ operation }) => operation))
    .toEqual(['navigation-flyouts']);
  await expect(flyout(page, 'coffee')).toHaveCount(0);
  await item(page, 'coffee').click();
  await expect(page).toHaveURL(/\/category\/coffee$/);
});

const leaf = (index: number) => ({ title: `T${index}`, href: `/p-${index}`, children: [] });

const branch = (index: number) => ({
  ...leaf(index),
  children: Array.from({ length: 99 }, (_, child) => leaf(index * 100 + child)),
});

// NAV-17
test('A closed header renders none of ten thousand navigation nodes', async ({ page }) => {
  const roots = ['Alles', 'Kaffee', 'Sale'].map((title, root) => ({
    title,
    href: `/r-${root}`,
    children: Array.from({ length: 34 }, (_, index) => branch(root * 34 + index)),
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

// NAV-44, NAV-65, NAV-66
test('A flyout with few entries is as wide as these at any width, and below its item; pictures of theme worlds begin at one height', async ({
  page,
}) => {
  const boxOf = async (target: string) => {
    const box = await page.locator(target).first().boundingBox();
    return { start: box?.x ?? NaN, end: (box?.x ?? NaN) + (box?.width ?? NaN) };
  };
  await open(page, '/contact');
  await test.step('980 px, which it would not quite fill', async () => {
    await page.setViewportSize({ width: 980, height: 900 });
    await toggle(page, 'categories').click();
    await expect.poll(() => boxOf('[data-flyout="categories"]')).toEqual({ start: 0, end: 980 });
    await page.keyboard.press('Escape');
  });
  await test.step('1200 px, where one of four headings has two lines', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await toggle(page, 'theme-worlds').click();
    await expect(flyout(page, 'theme-worlds')).toBeVisible();
    const tops = await page
      .locator('[data-part="theme-section"]')
      .evaluateAll((sections) =>
        sections.map((section) => section.querySelector('ul')?.getBoundingClientRect().y),
      );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');
  });
  for (const width of [1100, 1500, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      for (const name of ['categories', 'sale']) {
        await toggle(page, name).click();
        await expect(flyout(page, name)).toBeVisible();
        const sheet = await boxOf(`[data-flyout="${name}"]`);
        const logo = await boxOf('[data-part="logo"]');
        expect(sheet.end).toBeLessThan(width);
        expect(sheet.end).toBeGreaterThan((await boxOf(`[data-item="${name}"]`)).end);
        expect(sheet.start).toBeLessThanOrEqual(logo.start);
        expect(logo.start - sheet.start).toBeLessThanOrEqual(32);
        // The background of an open entry is wider than its text, which is below the logo.
        const column = await boxOf(`[data-flyout="${name}"] [data-column]`);
        expect(column.start).toBe(logo.start - 12);
      }
      await toggle(page, 'categories').click();
      const before = await boxOf('[data-flyout="categories"]');
      await flyout(page, 'categories').locator('[data-column] button').first().click();
      await expect(flyout(page, 'categories').locator('[data-column]')).toHaveCount(2);
      const after = await boxOf('[data-flyout="categories"]');
      expect(after.end).toBeGreaterThan(before.end);
      expect(after.end).toBeLessThanOrEqual(width);
    });
  }
});
