import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawer, flyout, menuButton, part } from './locators.ts';

/** The parts of a sticky header that lock the page while they are open. */
const OPENED = {
  'cart flyout': { width: 1280, locate: (page: Page) => flyout(page, 'cart') },
  drawer: { width: 375, locate: drawer },
} as const;

type Name = keyof typeof OPENED;
const NAMES = Object.keys(OPENED) as Name[];

async function open(page: Page, name: Name): Promise<void> {
  const { width, locate } = OPENED[name];
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/playground?header.sticky=true');
  await (name === 'drawer' ? menuButton(page) : part(page, 'icon-cart')).click();
  await expect(locate(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
}

/** Expects that nothing is open and that the visitor can scroll the page. */
async function expectClosed(page: Page, name: Name): Promise<void> {
  const { width, locate } = OPENED[name];
  await expect(locate(page)).toBeHidden();
  await page.mouse.move(width / 2, 700);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

for (const name of NAMES) {
  // HEAD-153
  test(`a client router closes the open ${name} when it changes the path, and on Back`, async ({
    page,
  }) => {
    await open(page, name);
    await page.evaluate(() => window.history.pushState(null, '', '/contact'));
    await expectClosed(page, name);
    await page.evaluate(() => window.scrollTo(0, 0));
    await (name === 'drawer' ? menuButton(page) : part(page, 'icon-cart')).click();
    await expect(OPENED[name].locate(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page, name);
  });

  // HEAD-155
  test(`Back closes the open ${name} even if only the hash changes`, async ({ page }) => {
    await open(page, name);
    await page.keyboard.press('Escape');
    await expect(OPENED[name].locate(page)).toBeHidden();
    await page.evaluate(() => window.location.assign('#chapter'));
    await (name === 'drawer' ? menuButton(page) : part(page, 'icon-cart')).click();
    await expect(OPENED[name].locate(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page, name);
  });

  // HEAD-153
  test(`the page scrolls after it has removed the header with the open ${name}`, async ({
    page,
  }) => {
    await open(page, name);
    await page.evaluate(() => document.querySelector('[data-fascia="header"]')?.remove());
    await expectClosed(page, name);
  });
}

// HEAD-153
test('a press in a frame closes the open cart flyout and unlocks the page', async ({ page }) => {
  await open(page, 'cart flyout');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/help';
    frame.title = 'Video';
    frame.style.cssText = 'position: fixed; inset: auto auto 0 0; width: 200px; height: 100px';
    document.body.append(frame);
  });
  await page.getByTitle('Video').click();
  await expectClosed(page, 'cart flyout');
});
