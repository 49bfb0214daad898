import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

const STICKY = '/playground?header.sticky=true';
const header = (page: Page) => page.locator('#header [data-fascia="header"]');
const part = (page: Page, name: string) => page.locator(`#header [data-part="${name}"]`);
const heightOnPage = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--fascia-header-height'));

async function open(page: Page, path = STICKY) {
  await page.goto(path);
  await expect(part(page, 'icon-cart')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Resizes the page, and waits for what it draws at that width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const platform = width === 375 ? 'MATCH' : 'CLASSIC';
  await expect(header(page)).toHaveAttribute('data-platform', platform);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

// HEAD-84, HEAD-87, HEAD-88, HEAD-89, HEAD-91
test('A sticky header slides away scrolling down and leaves presses to the page, comes back scrolling up or when the keyboard reaches it, and moves nothing', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page);
  await open(page);
  for (const width of [1500, 375]) {
    await test.step(`scrolling at ${width} px`, async () => {
      await resize(page, width);
      const { height = 0 } = (await header(page).boundingBox()) ?? {};
      await expect.poll(() => heightOnPage(page)).toBe(`${Math.round(height)}px`);
      const shiftsBefore = (await readShifts()).length;
      await page.mouse.move(width / 2, 600);
      await page.mouse.wheel(0, 900);
      await expect(header(page)).toHaveAttribute('data-away');
      await expect(part(page, 'logo')).not.toBeInViewport();
      const isInHeader = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 4, 40)?.closest('#header') !== null,
      );
      expect(isInHeader).toBe(false);
      await expect.poll(() => heightOnPage(page)).toBe('0px');
      await page.mouse.wheel(0, -60);
      await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
      const bar = await header(page).evaluate((root) => root.getBoundingClientRect().bottom);
      await expect.poll(() => heightOnPage(page)).toBe(`${Math.round(bar)}px`);
      await page.mouse.wheel(0, 300);
      await expect(part(page, 'logo')).not.toBeInViewport();
      await page.mouse.wheel(0, -3000);
      await expect(part(page, 'promotion-area')).toBeInViewport();
      await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
      expect((await readShifts()).slice(shiftsBefore)).toEqual([]);
    });
  }
  await test.step('the keyboard', async () => {
    await page.mouse.wheel(0, 900);
    await expect(part(page, 'logo')).not.toBeInViewport();
    await part(page, 'icon-cart').focus();
    await expect(part(page, 'icon-cart')).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
  });
});

// HEAD-84, HEAD-90
test('A link to a target in the page leads to it, beside the header or without it', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-top', 'var(--fascia-header-height)');
    style.setProperty('scroll-behavior', 'smooth');
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
    const create = (tag: string, settings: object, cssText = '') => {
      const element = Object.assign(document.createElement(tag), settings);
      element.style.cssText = cssText;
      return element;
    };
    const links = create('nav', {}, 'position: fixed; bottom: 0; left: 50%');
    links.append(
      create('a', { id: 'up', href: '#first', textContent: 'Up' }),
      create('a', { id: 'down', href: '#second', textContent: 'Down' }),
    );
    document
      .querySelector('main')
      ?.prepend(
        links,
        create('h2', { id: 'first', textContent: 'First' }, 'margin-top: 600px'),
        create('h2', { id: 'second', textContent: 'Second' }, 'margin: 1500px 0'),
      );
  });
  /** Where the target is below the header that is seen, once scrolling has ended. */
  async function follow(link: string, target: string) {
    await page.locator(link).click();
    let before = NaN;
    const hasEnded = async () => {
      const position = await page.evaluate(() => window.scrollY);
      const isSame = position === before;
      before = position;
      return isSame;
    };
    await expect.poll(hasEnded, { intervals: [500] }).toBe(true);
    return page.locator(target).evaluate((element) => {
      const root = document.querySelector('[data-fascia="header"]');
      const bar = root?.hasAttribute('data-away') ? 0 : (root?.getBoundingClientRect().bottom ?? 0);
      return element.getBoundingClientRect().top - bar;
    });
  }
  expect(await follow('#down', '#second')).toBeGreaterThanOrEqual(-1);
  await page.mouse.wheel(0, 300);
  await expect(header(page)).toHaveAttribute('data-away');
  expect(Math.abs(await follow('#up', '#first'))).toBeLessThan(2);
});

// HEAD-80, HEAD-81
test('The first Tab shows a link past the header, which a sticky one does not cover, and a server’s header has it too', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const first = /<a\b[^>]*>/.exec(html.slice(html.indexOf('data-fascia="header"')))?.[0];
  expect(first).toContain('data-part="skip-link"');
  expect(first).toContain('href="#main"');
  await open(page);
  await page.keyboard.press('Tab');
  await expect(part(page, 'skip-link')).toBeFocused();
  await expect(part(page, 'skip-link')).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 0 } = (await part(page, 'skip-link').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const [top, bar] = await page.evaluate(() =>
    ['main', '[data-fascia="header"]'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    ),
  );
  expect(top?.top ?? 0).toBeGreaterThanOrEqual((bar?.bottom ?? 0) - 1);
  await page.mouse.wheel(0, 700);
  await page.mouse.wheel(0, -60);
  await part(page, 'skip-link').focus();
  await expect(part(page, 'skip-link')).toBeInViewport({ ratio: 1 });
});

// HEAD-95
test('The header keeps still while one page passes over into the next', async ({ page }) => {
  await open(page, '/');
  const nameOf = () =>
    header(page).evaluate((root) =>
      getComputedStyle(root).getPropertyValue('view-transition-name'),
    );
  expect(await nameOf()).toBe('fascia-header');
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
  await page.evaluate(() => window.location.assign('/category/coffee'));
  await expect(part(page, 'icon-cart')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'animated') as string[]))
    .toContain('::view-transition-group(fascia-header)');
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync("[data-fascia='header'] { --fascia-header-transition: shop-header }");
    document.adoptedStyleSheets.push(styles);
  });
  expect(await nameOf()).toBe('shop-header');
});
