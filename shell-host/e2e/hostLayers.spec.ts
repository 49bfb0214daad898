import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, drawer, flyout, menuButton, moduleRoot, navToggle, part } from './locators.ts';
import { waitForAllPageData } from './pageData.ts';

test.use({ hasFragmentService: false, contextOptions: { reducedMotion: 'reduce' } });

/** Elements that hosts put above their pages, but that flyouts must cover. */
const CONTENT = {
  'an element with z-index 5': 'position: relative; z-index: 5',
  'Bootstrap’s .sticky-top': 'position: sticky; top: 0; z-index: 1020',
  'Bootstrap’s .fixed-top': 'position: fixed; z-index: 1030',
  'Leaflet’s controls': 'position: relative; z-index: 1000',
};

interface PageOptions {
  sticky?: boolean;
  slotStyle?: string;
  contentStyle?: string;
}

async function open(page: Page, { sticky = false, slotStyle = '', contentStyle }: PageOptions) {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title>
<style>body { margin: 0 } #slot { ${slotStyle} } #content { height: 3000px; background: pink; inset-inline: 0; ${contentStyle} }</style>
<div id="slot"></div><main id="content"></main>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
(await fascia.get('./mount'))().mount(slot, 'Header', { sticky: ${sticky} });
</script>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  await expect(part(page, 'benefits')).toBeAttached();
  await waitForAllPageData(page);
}

/** The id of the topmost flyout or content in the middle of the lower half of an open flyout. */
const partAt = (page: Page, name: string) =>
  flyout(page, name).evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    const y = Math.min(top + height * 0.75, innerHeight - 5);
    return document.elementFromPoint(left + width / 2, y)?.closest('[data-flyout], #content')?.id;
  });

for (const sticky of [false, true]) {
  for (const [name, contentStyle] of Object.entries(CONTENT)) {
    // UI-72
    test(`the flyouts of a ${sticky ? 'sticky ' : ''}header are above ${name}`, async ({
      page,
    }) => {
      await open(page, { sticky, contentStyle });
      for (const icon of ['cart', 'store-finder']) {
        await part(page, `icon-${icon}`).click();
        await expect(flyout(page, icon)).toBeVisible();
        const id = await flyout(page, icon).getAttribute('id');
        expect(await partAt(page, icon)).toBe(id);
        await page.keyboard.press('Escape');
      }
      await navToggle(page, 'categories').click();
      const id = await flyout(page, 'categories').getAttribute('id');
      expect(await partAt(page, 'categories')).toBe(id);
    });
  }
}

for (const slotStyle of ['isolation: isolate', 'transform: translateX(0)']) {
  // UI-72
  test(`a sticky header is above the page in a slot with ${slotStyle}`, async ({ page }) => {
    await open(page, { sticky: true, slotStyle, contentStyle: CONTENT['Leaflet’s controls'] });
    await part(page, 'icon-cart').click();
    const id = await flyout(page, 'cart').getAttribute('id');
    expect(await partAt(page, 'cart')).toBe(id);
  });
}

// UI-72
test('a header without an open flyout is below the host’s overlays, and its layer is configurable', async ({
  page,
}) => {
  await open(page, {});
  const header = moduleRoot(page, 'header');
  await expect(header).toHaveCSS('z-index', '3');
  await part(page, 'icon-cart').click();
  await expect(header).toHaveCSS('z-index', '1035');
  await page.evaluate(() => document.documentElement.style.setProperty('--fascia-z-index', '900'));
  await expect(header).toHaveCSS('z-index', '900');
});

// UI-72
test('the drawer is above everything', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, { contentStyle: 'position: relative; z-index: 99999' });
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(
    await page.evaluate(() => document.elementFromPoint(100, 700)?.closest('dialog') !== null),
  ).toBe(true);
});

test.describe('in a transformed element of the host', () => {
  test.use({ locale: 'hu-HU' });

  for (const width of [375, 1200]) {
    // UI-73
    test(`the country offer is at the lower edge of a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, { slotStyle: 'transform: translateX(0)' });
      const offer = part(page, 'country-offer');
      await expect(offer).toBeVisible();
      const edge = (await boxOf(offer)).bottom;
      expect(edge).toBeGreaterThan(780);
      expect(edge).toBeLessThanOrEqual(800);
      expect((await boxOf(offer)).height).toBeLessThan(150);
      await part(page, 'country-offer-close').click();
      await expect(offer).toHaveCount(0);
    });
  }
});
