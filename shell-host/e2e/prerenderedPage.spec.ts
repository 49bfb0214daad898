import { describeWith } from '../../config/playwright/describeWith.ts';
import { findProgram } from '../../config/playwright/programs.ts';
import { expect, test as base } from './fixtures.ts';
import { openInTab, type TabBrowser } from './tabBrowser.ts';

/** The paths that a page has requested so far. */
const REQUESTED =
  'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)';
const STORED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';
const INTERACTIVE = 'performance.getEntriesByName("fascia:header:interactive").length';
const LINK = `'[data-part="nav-item"][data-item="coffee"]'`;
const LINK_CENTRE = `(() => {
  const { x, y, width, height } = document.querySelector(${LINK}).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Requests that a page sends only once the visitor sees it. */
const READ_WHEN_SHOWN = [
  '/service/cart/api/cart',
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

describeWith('chromium', 'A page that the navigation links to', () => {
  // HOST-122, HOST-140
  test('is prerendered on hover without side effects, and shown on a click', async ({
    browserWithTab: { findPage },
  }) => {
    const evaluate = (path: string, expression: string) => findPage(path)?.evaluate(expression);
    const start = '/playground';
    const next = '/category/coffee';
    await expect
      .poll(() => evaluate(start, REQUESTED))
      .toEqual(expect.arrayContaining(READ_WHEN_SHOWN));
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
  });
});
