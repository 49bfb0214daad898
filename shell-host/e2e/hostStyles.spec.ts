import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HOST_STYLES } from './hostStyles.ts';
import {
  boxOf,
  finishAnimations,
  flyout,
  menuButton,
  moduleRoot,
  navToggle,
  part,
  searchField,
  sidewaysScroll,
} from './locators.ts';
import { waitForAllPageData, waitForPageData, waitForRendering } from './pageData.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page without server-rendered markup and almost without styles, and mounts a module. */
async function openPlainPage(page: Page, name: 'Header' | 'NewsletterForm'): Promise<void> {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title>
<style>body { margin: 0 }</style>
<div id="app"><div id="slot"></div></div>
<main><p>Text</p></main>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
(await fascia.get('./mount'))().mount(slot, '${name}', {});
</script>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  if (name === 'NewsletterForm') {
    await expect(page.locator('[name="email"]')).toBeVisible();
    return;
  }
  await expect(part(page, 'benefits')).toBeAttached();
  await waitForAllPageData(page);
}

/** The position, size and styles of each visible element of the modules. */
const measure = (page: Page) =>
  page.evaluate(() => {
    return [...document.querySelectorAll('[data-fascia], [data-fascia] *')]
      .filter((element) => element.checkVisibility() && !element.closest('[hidden]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const root = element.closest('dialog, [data-fascia]')?.getBoundingClientRect();
        const place = [x, y - (root?.y ?? 0), width, height].map(Math.round).join(' ');
        const style = getComputedStyle(element);
        const look = [
          style.color,
          style.backgroundColor,
          style.fill,
          style.stroke,
          style.fontSize,
          style.fontStyle,
          style.fontWeight,
          style.fontFamily,
          style.letterSpacing,
          style.textTransform,
          style.textAlign,
          style.textDecorationLine,
          style.listStyleType,
          style.borderTopWidth,
          style.borderRadius,
          style.boxShadow,
          style.opacity,
        ];
        return `${element.localName} ${element.getAttribute('class')} [${place}] ${look.join('; ')}`;
      });
  });

/** Appends a host's style sheet to the page and returns a function that removes it. */
async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, css);
  return () =>
    style.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
}

/** Expects that none of the hosts' style sheets changes how the modules look. */
async function expectSameLooks(page: Page): Promise<void> {
  await finishAnimations(page);
  await waitForRendering(page);
  const expected = await measure(page);
  expect(expected.length).toBeGreaterThan(30);
  for (const [name, css] of Object.entries(HOST_STYLES)) {
    const remove = await addStyles(page, css);
    await waitForRendering(page);
    expect(await measure(page), name).toEqual(expected);
    await remove();
  }
}

for (const width of [320, 375, 1500]) {
  // UI-71
  test.describe(`at ${width} px the host’s element rules do not change`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a header and the flyouts of cart and account', async ({ page }) => {
      await page.goto('/category/mugs-cups');
      await waitForPageData(page);
      for (const [icon, name] of [
        ['icon-cart', 'cart'],
        ['icon-user', 'account'],
      ] as const) {
        await part(page, icon).press('Enter');
        await expect(flyout(page, name)).toBeVisible();
        await expectSameLooks(page);
      }
    });

    test('the store finder and the footer', async ({ page }) => {
      await page.goto('/help');
      await moduleRoot(page, 'footer').scrollIntoViewIfNeeded();
      await part(page, 'icon-store-finder').press('Enter');
      await expect(part(page, 'store-input')).toBeVisible();
      await expectSameLooks(page);
    });

    test('the navigation', async ({ page }) => {
      await page.goto('/category/mugs-cups');
      await waitForPageData(page);
      if (width < 980) {
        await menuButton(page).press('Enter');
        await expect(part(page, 'drill-back').first()).toBeVisible();
      } else {
        await navToggle(page, 'categories').press('Enter');
        await expect(flyout(page, 'categories')).toBeVisible();
      }
      await expectSameLooks(page);
    });

    test('the suggestions of the search', async ({ page }) => {
      await page.goto('/help');
      await waitForPageData(page);
      if (width < 720) await part(page, 'icon-search').press('Enter');
      const field = width < 720 ? part(flyout(page, 'search'), 'search-input') : searchField(page);
      await field.fill('kaffee');
      await expect(part(page, 'suggestion').first()).toBeVisible();
      await expectSameLooks(page);
    });

    test('the newsletter form', async ({ page }) => {
      await openPlainPage(page, 'NewsletterForm');
      await expectSameLooks(page);
    });
  });
}

test.describe('on a page without a server’s header', () => {
  test.use({ hasFragmentService: false });

  // UI-71
  test('the host’s element rules change nothing', async ({ page }) => {
    await openPlainPage(page, 'Header');
    await expectSameLooks(page);
  });

  for (const display of ['grid', 'flex', 'flex; flex-wrap: wrap', 'table']) {
    // UI-46
    test(`a body with display: ${display} changes neither a header nor an open flyout`, async ({
      page,
    }) => {
      await openPlainPage(page, 'Header');
      for (const width of [320, 375, 800, 1500]) {
        await page.setViewportSize({ width, height: 800 });
        await part(page, 'icon-cart').press('Enter');
        await expect(flyout(page, 'cart')).toBeVisible();
        await finishAnimations(page);
        await waitForRendering(page);
        const main = 'main { flex: 0 0 0; overflow: hidden }';
        const expected = await measure(page);
        const remove = await addStyles(page, `body { display: ${display} } ${main}`);
        await waitForRendering(page);
        expect(await sidewaysScroll(page)).toBe(0);
        expect((await boxOf(moduleRoot(page, 'header'))).width).toBe(width);
        expect(await measure(page)).toEqual(expected);
        await remove();
        await page.keyboard.press('Escape');
        await expect(flyout(page, 'cart')).toBeHidden();
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });

  // UI-76
  test('the room for the back button remains if the host hides elements with `hidden`', async ({
    page,
  }) => {
    await page.goto('/category/mugs-cups');
    const { x } = await boxOf(part(page, 'logo'));
    await addStyles(page, '[hidden] { display: none !important }');
    expect((await boxOf(part(page, 'logo'))).x).toBe(x);
  });
});
