import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts } from './layoutShifts.ts';

// The browser reads what these tests let the services answer.
test.use({ hasFragmentService: false });

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** A page without any style of its own, whose slot holds only the header. */
const pageByScript = (slotStyle: string) => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title>
<style>main p { height: 400px } ${slotStyle}</style>
<div id="app"><div id="slot"></div><script></script></div>
<main><h1>Shop</h1>${'<p>Text</p>'.repeat(10)}</main>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
const { mount } = (await fascia.get('./mount'))();
window.header = mount(slot, 'Header', { sticky: true });
</script>`;

// HEAD-33
test('A sticky header stays in view in a slot of its own, whatever its style, without moving the page', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page);
  for (const [width, name, slotStyle] of [
    [375, 'without a style', ''],
    [1500, 'with a reserved height and padding', '#slot { padding: 12px; min-height: 300px }'],
    [
      1500,
      'in a grid',
      'body { display: grid; grid-template-rows: auto 1fr } #app { min-width: 0 }',
    ],
  ] as const) {
    await test.step(`${name}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const body = pageByScript(slotStyle);
      await page.unrouteAll();
      await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/');
      await expect(part(page, 'icon-cart')).toBeVisible();
      await expect(part(page, 'benefits')).toBeVisible();
      await expect(page.locator('#app')).toHaveCSS('position', 'sticky');
      await page.waitForLoadState('networkidle');
      const shiftsBefore = (await readShifts()).length;
      await page.mouse.wheel(0, 1200);
      await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-away');
      await page.mouse.wheel(0, -100);
      await expect(page.locator('[data-fascia="header"]')).not.toHaveAttribute('data-away');
      await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
      const logo = await part(page, 'logo').boundingBox();
      expect(logo?.y).toBeGreaterThanOrEqual(0);
      expect(logo?.y).toBeLessThan(60);
      await expect(part(page, 'promotion-area')).not.toBeInViewport();
      // Over the page.
      await part(page, 'icon-user').click();
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
      expect((await readShifts()).slice(shiftsBefore)).toEqual([]);
      await page.evaluate(() => (Reflect.get(window, 'header') as { unmount(): void }).unmount());
      expect(await page.locator('#app').getAttribute('style')).toBeFalsy();
    });
  }
});

// HEAD-16, HEAD-33
test('A sticky header beside other content of its slot stays in view by itself', async ({
  page,
}) => {
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageByScript('') }),
  );
  await page.goto('/');
  await expect(page.locator('#app')).toHaveCSS('position', 'sticky');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) document.querySelector('#slot')?.append(main);
  });
  for (const id of ['#app', '#slot']) {
    await expect(page.locator(id)).toHaveCSS('position', 'static');
  }
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -100);
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-scrolled', 'true');
  await expect(part(page, 'logo')).toBeInViewport({ ratio: 1 });
});
