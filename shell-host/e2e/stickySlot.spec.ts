import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';
import { boxOf, flyout, moduleRoot, part } from './locators.ts';
import { waitForAllPageData } from './pageData.ts';

test.use({ hasFragmentService: false });

/** Opens a page with only the given styles and a slot that contains only a sticky header. */
async function open(page: Page, slotStyle = '', hash = ''): Promise<void> {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title>
<style>main p { height: 400px } ${slotStyle}</style>
<div id="app"><div id="slot"></div><script></script></div>
<main><h1>Shop</h1>${'<p>Text</p>'.repeat(5)}<h2 id="chapter">Kapitel</h2>${'<p>Text</p>'.repeat(5)}</main>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
const { mount } = (await fascia.get('./mount'))();
window.header = mount(slot, 'Header', { sticky: true });
</script>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`/${hash}`);
  await expect(page.locator('#app')).toHaveCSS('position', 'sticky');
}

for (const [width, name, slotStyle] of [
  [375, 'without styles', ''],
  [1500, 'in a grid', 'body { display: grid; grid-template-rows: auto 1fr } #app { min-width: 0 }'],
] as const) {
  // HEAD-16
  test(`a sticky header stays in view in a slot ${name} without moving the page`, async ({
    page,
  }) => {
    const readShifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, slotStyle);
    await expect(part(page, 'benefits')).toBeVisible();
    await waitForAllPageData(page);
    const shiftsBefore = (await readShifts()).length;
    const header = moduleRoot(page, 'header');
    await page.mouse.wheel(0, 1200);
    await expect(header).toHaveAttribute('data-away');
    await page.mouse.wheel(0, -100);
    await expect(header).not.toHaveAttribute('data-away');
    await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
    const { y } = await boxOf(part(page, 'logo'));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(60);
    await expect(part(page, 'promotion-area')).not.toBeInViewport();
    // Checks that the flyout is above the page.
    await part(page, 'icon-user').click();
    await expect(flyout(page, 'account')).toBeVisible();
    expect((await readShifts()).slice(shiftsBefore)).toEqual([]);
    await page.evaluate(() => (Reflect.get(window, 'header') as { unmount(): void }).unmount());
    expect(await page.locator('#app').getAttribute('style')).toBeFalsy();
  });
}

// HEAD-154
test('a header that mounts late does not cover the target of the address', async ({ page }) => {
  await open(page, '', '#chapter');
  await expect(part(page, 'benefits')).toBeAttached();
  const header = await boxOf(moduleRoot(page, 'header'));
  expect(header.bottom).toBeGreaterThan(100);
  await expect
    .poll(async () => Math.abs((await boxOf(page.locator('#chapter'))).y - header.bottom))
    .toBeLessThan(2);
});
