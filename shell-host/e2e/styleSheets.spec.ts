import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

const HTML = '<!doctype html><title>Log in</title><style>h1 { color: red }</style><h1>Log in</h1>';
const page200 = (route: Route) => route.fulfill({ contentType: 'text/html', body: HTML });
const answers = {
  'an HTML page': page200,
  'an HTML page that is called a style sheet': (route: Route) =>
    route.fulfill({ contentType: 'text/css', body: HTML }),
  nothing: (route: Route) => route.fulfill({ contentType: 'text/css', body: '' }),
};

// HEAD-30, HOST-70, HOST-72
test('If something else with status 200 comes in place of the header’s styles, the server’s header stays, and is hydrated when they are requested again; without any its pictures have their size', async ({
  page,
  pageErrors,
}) => {
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route(/\/remote\/(?:Header|common)\..*\.css/, (route) =>
    answer ? answer(route) : route.continue(),
  );
  for (const [name, wrong] of Object.entries(answers)) {
    await test.step(name, async () => {
      answer = wrong;
      await page.goto('/contact');
      await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
      await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
      await expect(serverHeader(page).getByRole('search')).toBeVisible();
    });
  }
  answer = undefined;
  await expectHydrated(page);
  await expect(page.locator('[data-fascia="header"] [data-part="logo"] svg')).toHaveCSS(
    'width',
    '36px',
  );
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  expect(pageErrors).toEqual([]);
  await test.step('without any style sheet', async () => {
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    const heights = await page
      .locator('[data-fascia="header"] svg')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights)).toBeLessThan(50);
  });
  await test.step('browsers are forbidden to guess types', async () => {
    for (const path of ['/', '/remote/remoteEntry.js', '/jsonflyoutnavigation?site=DE']) {
      const answer = await page.request.get(path);
      expect([path, answer.headers()['x-content-type-options']]).toEqual([path, 'nosniff']);
    }
  });
});

// HOST-70
test('If something else comes in place of a flyout’s styles at first, they are requested again', async ({
  page,
  reportedErrors,
}) => {
  for (const [name, wrong] of Object.entries(answers)) {
    await test.step(name, async () => {
      let requests = 0;
      await page.unrouteAll();
      await page.route(/\/remote\/account\..*\.css/, (route) => {
        requests += 1;
        return requests === 1 ? wrong(route) : route.continue();
      });
      await page.goto('/contact');
      await page.locator('[data-part="icon-user"]').click();
      const flyout = page.locator('[data-flyout="account"]');
      await expect(flyout).toBeVisible();
      await expect(flyout).toHaveCSS('position', 'absolute');
      expect(requests).toBe(2);
    });
  }
  expect(reportedErrors).toEqual([]);
});
