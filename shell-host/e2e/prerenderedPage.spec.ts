import { chromium, type Page } from '@playwright/test';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { findProgram } from '../../config/playwright/programs.ts';
import { CART_PATH, moreButton } from './cartHelpers.ts';
import { expect, test as base } from './fixtures.ts';
import { flyout, navToggle, part, searchField } from './locators.ts';
import { formPart, submitButton } from './newsletterForm.ts';
import { openInTab, type TabBrowser } from './tabBrowser.ts';

/** The paths that a page has requested so far. */
const REQUESTED =
  'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)';
const STORED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';
const INTERACTIVE = 'performance.getEntriesByName("fascia:header:interactive").length';
const LINK = `'[data-part="nav-item"][data-item="coffee"]'`;
/** Fills the visitor's cart. */
const FILL_CART = `fetch('/demo/cart', { method: 'PUT', body: '${JSON.stringify({
  articles: [{ productId: '10101', tcm: '710101', quantity: 2 }],
})}' }).then(({ ok }) => ok)`;
/** Number of articles in the cart of the service. */
const COUNT = `fetch('${CART_PATH}').then((response) => response.json())
  .then(({ cart }) => cart.numberOfArticles)`;
const LINK_CENTRE = `(() => {
  const { x, y, width, height } = document.querySelector(${LINK}).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Requests that a page sends only once the visitor sees it. */
const READ_WHEN_SHOWN = [
  CART_PATH,
  '/service/customerfrontenddata/api/v1/psdata',
  '/service/abtestfrontend/api/v1/getassignment',
];

const test = base.extend<{ browserWithTab: TabBrowser }>({
  browserWithTab: async ({ host }, use) => {
    const address = `${host.origin}/playground?header.speculation=true`;
    const opened = await openInTab(findProgram('chromium') ?? '', address);
    await use(opened);
    await opened.close();
  },
});

/** Uses the cart, the search, the navigation and the newsletter form of a page. */
async function expectToWork(page: Page): Promise<void> {
  await expect(part(page, 'cart-badge')).toHaveText('2');
  await part(page, 'icon-cart').click();
  await moreButton(page, 'Kaffee').click();
  await expect(part(page, 'cart-badge')).toHaveText('3');
  await expect.poll(() => page.evaluate(COUNT)).toBe(3);
  await navToggle(page, 'coffee').click();
  await expect(flyout(page, 'coffee')).toBeVisible();
  await searchField(page).fill('tasse');
  await expect(part(page, 'suggestion').filter({ visible: true }).first()).toBeVisible();
  const newsletter = part(page, 'newsletter-box');
  await newsletter.scrollIntoViewIfNeeded();
  await newsletter.locator('[name="email"]').fill('ada@example.com');
  await submitButton(page).click();
  await expect(formPart(page, 'success')).toBeVisible();
}

describeWith('chromium', 'A page that the navigation links to', () => {
  // HOST-122, HOST-140
  test('is prerendered on hover without side effects, and shown on a click', async ({
    browserWithTab: { endpoint, findPage },
  }) => {
    const evaluate = (path: string, expression: string) => findPage(path)?.evaluate(expression);
    const start = '/playground';
    const next = '/category/coffee';
    await expect
      .poll(() => evaluate(start, REQUESTED))
      .toEqual(expect.arrayContaining(READ_WHEN_SHOWN));
    expect(await evaluate(start, FILL_CART)).toBe(true);
    const rules = 'document.querySelector("script[type=speculationrules]") !== null';
    await expect.poll(() => evaluate(start, rules)).toBe(true);
    const stored = await evaluate(start, STORED);

    const point = (await evaluate(start, LINK_CENTRE)) as object;
    const mouse = (type: string) =>
      findPage(start)?.send('Input.dispatchMouseEvent', {
        type: `mouse${type}`,
        button: type === 'Moved' ? 'none' : 'left',
        clickCount: 1,
        ...point,
      });
    await mouse('Moved');
    await expect.poll(() => evaluate(next, INTERACTIVE)).toBe(1);
    expect(await evaluate(next, 'document.prerendering')).toBe(true);
    const requested = (await evaluate(next, REQUESTED)) as string[];
    expect(requested.filter((path) => READ_WHEN_SHOWN.includes(path))).toEqual([]);
    expect(await evaluate(next, STORED)).toBe(stored);

    await mouse('Pressed');
    void mouse('Released'); // The call never settles, because the click replaces the page.
    await expect.poll(() => evaluate(next, 'document.prerendering')).toBe(false);
    await expect
      .poll(() => evaluate(next, REQUESTED))
      .toEqual(expect.arrayContaining(READ_WHEN_SHOWN));

    const browser = await chromium.connectOverCDP(endpoint);
    const [page] = browser.contexts().flatMap((context) => context.pages());
    if (!page) throw new Error('The tab has no page');
    await expectToWork(page);
    await browser.close();
  });
});
