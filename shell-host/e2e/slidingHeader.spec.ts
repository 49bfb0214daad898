import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, moduleRoot, part } from './locators.ts';
import { waitForPageData } from './pageData.ts';

const STICKY = '/playground?header.sticky=true';
const header = (page: Page) => moduleRoot(page, 'header').first();
const logo = (page: Page) => part(page, 'logo').first();
const heightOnPage = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--fascia-header-height'));

/** Opens a page with a sticky header, and waits for the code that lets it slide. */
async function openSticky(page: Page): Promise<void> {
  await page.goto(STICKY);
  await expect.poll(() => heightOnPage(page)).not.toBe('');
}

/** Runs an action that scrolls the page, and waits for the end of scrolling. */
async function scroll(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const ended = new Promise((resolve) => {
      window.addEventListener('scrollend', resolve, { once: true });
    });
    Reflect.set(window, 'scrollEnded', ended);
  });
  await action();
  await page.evaluate(() => Reflect.get(window, 'scrollEnded') as Promise<unknown>);
}

for (const width of [1500, 375]) {
  // HEAD-84, HEAD-87, HEAD-88, HEAD-90
  test(
    `at ${width} px a sticky header slides away when scrolling down and returns when scrolling up`,
    { tag: width === 375 ? '@journey' : [] },
    async ({ page }) => {
      const readShifts = await recordLayoutShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(STICKY);
      await waitForPageData(page);
      const { height } = await boxOf(header(page));
      await expect.poll(() => heightOnPage(page)).toBe(`${Math.round(height)}px`);
      const shiftsBefore = (await readShifts()).length;
      await page.mouse.move(width / 2, 600);
      await page.mouse.wheel(0, 900);
      await expect(header(page)).toHaveAttribute('data-away');
      await expect(logo(page)).not.toBeInViewport();
      const isInHeader = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 4, 40)?.closest('#header') !== null,
      );
      expect(isInHeader).toBe(false);
      await expect.poll(() => heightOnPage(page)).toBe('0px');
      await page.mouse.wheel(0, -60);
      await expect(logo(page)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () =>
          Math.abs((await boxOf(header(page))).bottom - parseFloat(await heightOnPage(page))),
        )
        .toBeLessThan(1);
      await page.mouse.wheel(0, 300);
      await expect(logo(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -3000);
      await expect(part(page, 'promotion-area')).toBeInViewport();
      await expect(logo(page)).toBeInViewport({ ratio: 1 });
      expect((await readShifts()).slice(shiftsBefore)).toEqual([]);
    },
  );
}

// HEAD-88
test('a sticky header returns when it receives the focus and stays while focused', async ({
  page,
}) => {
  await openSticky(page);
  await page.mouse.move(750, 600);
  await page.mouse.wheel(0, 900);
  await expect(logo(page)).not.toBeInViewport();
  await part(page, 'icon-cart').focus();
  await expect(part(page, 'icon-cart')).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(logo(page)).toBeInViewport({ ratio: 1 });
});

// HEAD-84, HEAD-90
test('a link within the page scrolls its target to the top, or below the header if it is visible', async ({
  page,
}) => {
  await openSticky(page);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-top', 'var(--fascia-header-height)');
    style.setProperty('scroll-behavior', 'smooth');
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
    const create = (tag: string, settings: object, cssText = '') => {
      const element = Object.assign(document.createElement(tag), settings);
      element.style.cssText = cssText;
      return element;
    };
    const links = create('nav', {}, 'position: fixed; bottom: 0; left: 50%');
    links.append(
      create('a', { href: '#first', textContent: 'Up' }),
      create('a', { href: '#second', textContent: 'Down' }),
    );
    document
      .querySelector('main')
      ?.prepend(
        links,
        create('h2', { id: 'first', textContent: 'First' }, 'margin-top: 600px'),
        create('h2', { id: 'second', textContent: 'Second' }, 'margin: 1500px 0'),
      );
  });
  /** Follows a link. Returns the distance of its target from the lower edge of the visible header in px. */
  async function follow(name: string, target: string) {
    await scroll(page, () => page.getByRole('link', { name, exact: true }).click());
    return page.locator(target).evaluate((element) => {
      const root = document.querySelector('[data-fascia="header"]');
      const bar = root?.hasAttribute('data-away') ? 0 : (root?.getBoundingClientRect().bottom ?? 0);
      return element.getBoundingClientRect().top - bar;
    });
  }
  expect(await follow('Down', '#second')).toBeGreaterThanOrEqual(-1);
  await scroll(page, () => page.mouse.wheel(0, 300));
  await expect(header(page)).toHaveAttribute('data-away');
  expect(Math.abs(await follow('Up', '#first'))).toBeLessThan(2);
});

// HEAD-80, HEAD-81
test(
  'the first Tab shows a link to the main content, which a sticky header does not cover',
  { tag: '@journey' },
  async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    const first = /<a\b[^>]*>/.exec(html.slice(html.indexOf('data-fascia="header"')))?.[0];
    expect(first).toContain('data-part="skip-link" href="#main"');
    await openSticky(page);
    await page.keyboard.press('Tab');
    const skipLink = part(page, 'skip-link').first();
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(skipLink);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const { bottom } = await boxOf(header(page));
    expect((await boxOf(page.locator('main'))).y).toBeGreaterThanOrEqual(bottom - 1);
    await page.mouse.wheel(0, 700);
    await page.mouse.wheel(0, -60);
    await skipLink.focus();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
  },
);

// HEAD-95
test('the header does not move during a view transition between two pages', async ({ page }) => {
  await page.goto('/');
  const transitionName = () =>
    header(page).evaluate((root) =>
      getComputedStyle(root).getPropertyValue('view-transition-name'),
    );
  expect(await transitionName()).toBe('fascia-header');
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      await viewTransition?.ready;
      const animated = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement ?? [];
      });
      Object.assign(window, { animated });
    });
  });
  await page.route('/category/coffee', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Without it, a slow machine may paint a frame before the header and animate only the old header.
    const expected = '<link rel="expect" href="#main" blocking="render" />';
    await route.fulfill({ response, body: html.replace('<head>', `<head>${expected}`) });
  });
  await page.evaluate(() => window.location.assign('/category/coffee'));
  await expect(page).toHaveURL(/coffee/);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'animated') as string[]))
    .toContain('::view-transition-group(fascia-header)');
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync("[data-fascia='header'] { --fascia-header-transition: shop-header }");
    document.adoptedStyleSheets.push(styles);
  });
  expect(await transitionName()).toBe('shop-header');
});
