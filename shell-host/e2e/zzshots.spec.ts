import { expect, test } from './fixtures.ts';
const LONG = 'Frisch geröstete Kaffees aus fairem Anbau, mit Liebe verpackt. '.repeat(4);
const sets: Record<string, string[]> = {
  all: [],
  some: ['~header_pi', '~header_benefits'],
  notop: ['~header_top'],
  none: ['~header_pi', '~header_benefits', '~header_top', 'category_coffee'],
};
for (const width of [375, 800, 1200, 1500])
  test(`shots ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [name, missing] of Object.entries(sets)) {
      await page.unrouteAll();
      await page.route('**/service/promotion/api/promotion/**', async (route) => {
        const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
        if (missing.includes(id)) await route.fulfill({ status: 404, json: {} });
        else await route.fallback();
      });
      for (const n of [1, 2]) {
        await page.goto('/category/coffee');
        await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `/tmp/promos-shots/${name}-${n}-${width}.png` });
      }
    }
    await page.unrouteAll();
    await page.route('**/service/promotion/api/promotion/**', async (route) => {
      const response = await route.fetch();
      const json = await response.json().catch(() => undefined);
      if (!json?.contentJSON) return route.fulfill({ response });
      const content = JSON.parse(json.contentJSON);
      for (const key of ['headline', 'subline', 'promotionShortText', 'promotionLongText'])
        if (content[key]) content[key] += ` ${LONG}`;
      await route.fulfill({ json: { ...json, contentJSON: JSON.stringify(content) } });
    });
    for (const n of [1, 2]) {
      await page.goto('/category/coffee');
      await expect(page.locator('[data-part="icon-cart"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/promos-shots/long-${n}-${width}.png` });
    }
    for (const part of ['top-banner', 'category-banner', 'pi-banner', 'benefits']) {
      const toggle = page.locator(`[data-part="${part}"] [data-part="full-text-toggle"]`);
      if (!(await toggle.count())) continue;
      await toggle.click();
      await page.screenshot({ path: `/tmp/promos-shots/open-${part}-${width}.png` });
      await page.keyboard.press('Escape');
    }
  });
