import type { Page } from '@playwright/test';
import { fragmentHtml, headHtml, type Fragment } from '../../host-kit/src/server.ts';
import { breakFiles, type Fault } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, totalShift } from './layoutShifts.ts';
import { part } from './locators.ts';
import { isPainted } from './paints.ts';

// HK-202, HK-218: pages like the package's examples without `headTags`. Their style sheets fail.

const STYLES = /\/remote\/.*\.css/;
const MAX_SHIFT = 0.005;

test.use({ waitsForHydration: false });

/** The position of the fragments' links: Node's and Express's examples have them in the head, Next's in the slots. */
type LinksIn = 'head' | 'slots';

/** Opens a page of an example, with header and footer of the fragment service. */
async function openExample(page: Page, origin: string, linksIn: LinksIn): Promise<void> {
  const read = async (name: string): Promise<Fragment> => {
    const headers = { Accept: 'application/json' };
    return (await page.request.get(`${origin}/fragments/${name}?site=DE`, { headers })).json();
  };
  const [header, footer] = await Promise.all([read('header'), read('footer')]);
  const withHead = linksIn === 'slots';
  const body = `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coffee</title>
${withHead ? '' : headHtml([header, footer])}
<div id="header">${fragmentHtml(header, 'header', { withHead })}</div>
<main><h1>Coffee</h1><p style="height: 2000px">Beans</p></main>
<div id="footer">${fragmentHtml(footer, 'footer', { withHead })}</div>`;
  await page.route('/example', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/example', { waitUntil: 'commit' });
}

const CASES = [
  { linksIn: 'head', fault: 'hangs' },
  { linksIn: 'head', fault: 'refused' },
  { linksIn: 'head', fault: 'HTML' },
  { linksIn: 'slots', fault: 'hangs' },
] satisfies { linksIn: LinksIn; fault: Fault }[];

for (const width of [375, 1500]) {
  for (const { linksIn, fault } of CASES) {
    test(`at ${width} px a page with links in its ${linksIn} works unstyled and does not move (${fault})`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await recordLayoutShifts(page);
      const files = await breakFiles(page, STYLES, fault, 'always');
      await openExample(page, host.origin, linksIn);
      await expect.poll(() => isPainted(page)).toBe(true);
      await expect(page.locator('html[data-fascia-unstyled~="Header"]')).toBeAttached();
      await expect(part(page, 'promotion-area')).toBeHidden();
      await expect(part(page, 'logo')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const top = (await page.locator('main').boundingBox())?.y;
      // Chromium may paint a frame before it reports that the style sheets have failed.
      const shiftsBefore = (await shifts()).length;
      files.repair();
      await expect(
        page.locator('html[data-fascia-unstyled], html[data-fascia-restyled]'),
      ).toHaveCount(0, { timeout: 20_000 });
      await expect(part(page, 'promotion-area')).toBeVisible();
      expect((await page.locator('main').boundingBox())?.y).toBe(top);
      const later = (await shifts()).slice(shiftsBefore);
      expect(totalShift(later), later.join('\n')).toBeLessThan(MAX_SHIFT);
    });
  }
}
