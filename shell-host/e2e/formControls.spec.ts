import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './locators.ts';
import { resize, waitForRendering } from './pageData.ts';
import { setRootSize } from './textSize.ts';

const story = (page: Page, name: string) => page.locator(`[data-story="${name}"]`);

const openButton = (page: Page, size: string) =>
  story(page, 'Modal').getByRole('button', { name: size, exact: true });

async function open(page: Page, site = 'DE'): Promise<void> {
  await page.goto(`/playground?state=controls&site=${site}`);
  await expect(story(page, 'TextField').locator('input').first()).toBeVisible();
}

/** Computed styles of a checkbox or radio button and of its check mark. */
const drawingOf = (control: Locator) =>
  control.evaluate((input) => {
    const { appearance, backgroundColor, borderColor } = getComputedStyle(input);
    const mark = getComputedStyle(input, '::before');
    const markColor = mark.content === 'none' ? null : mark.borderBlockEndColor;
    return { appearance, backgroundColor, borderColor, markColor };
  });

/** The text sizes of all controls in the page's content. Skips header and footer, which load parts later. */
const textSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .fascia-root, main .fascia-root *')].map(
      (element) => `${element.tagName} ${getComputedStyle(element).fontSize}`,
    ),
  );

test.describe('the form controls', () => {
  test('have no axe violations in light and dark colours', async ({ page }) => {
    await open(page);
    await story(page, 'PasswordField').locator('input').first().fill('Abcdefg1');
    await expect(story(page, 'PasswordField').getByRole('status')).toContainText('stark');
    await expectNoViolations(page, '[data-story]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, '[data-story]');
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
    for (const name of ['TextField', 'Select', 'Checkbox']) {
      const control = story(page, name).locator('input, select').first();
      await expect(control).toHaveCSS('color-scheme', 'light');
    }
  });

  // UI-17
  test('have the same text sizes with any text size of the host’s root', async ({ page }) => {
    await open(page);
    await expect(openButton(page, 'S')).toBeVisible();
    await waitForRendering(page);
    const expected = await textSizes(page);
    expect(expected.length).toBeGreaterThan(100);
    for (const size of ['62.5%', '200%']) {
      await setRootSize(page, size);
      expect(await textSizes(page), size).toEqual(expected);
    }
  });

  // UI-32
  test('have the same checkboxes everywhere, in the colours of the fields', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    const box = story(page, 'Checkbox').locator('input').first();
    const group = story(page, 'ExpansionPanelGroup');
    const panelBox = group.getByRole('checkbox');
    const radio = (name: string) => group.getByRole('radio', { name: `radioButton ${name}` });
    const unticked = await drawingOf(box);
    const radius = await box.evaluate((input) => getComputedStyle(input).borderRadius);
    const field = story(page, 'TextField').locator('input').first().locator('..');
    await expect(field).toHaveCSS('background-color', unticked.backgroundColor);
    expect(await drawingOf(panelBox)).toEqual(unticked);
    expect(await drawingOf(radio('A'))).toEqual(unticked);
    await box.check();
    await panelBox.check();
    await expect(box).not.toHaveCSS('background-color', unticked.backgroundColor);
    const ticked = await drawingOf(box);
    expect(ticked.markColor).not.toBeNull();
    expect(ticked.appearance).toBe('none');
    await expect(box).toHaveCSS('border-radius', radius);
    expect(await drawingOf(panelBox)).toEqual(ticked);
    expect(await drawingOf(radio('B'))).toEqual(ticked);
    await expect(radio('B')).toHaveCSS('border-radius', '50%');
  });

  test('are not cut off at any width in long texts', async ({ page }) => {
    await open(page, 'HU');
    for (const width of [320, 375, 800]) {
      await resize(page, width);
      const cutOff = await page
        .locator('[data-story] *')
        .evaluateAll((elements) =>
          elements
            .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 120)),
        );
      expect(cutOff, `${width} px`).toEqual([]);
    }
  });
});

test.describe('a modal', () => {
  // UI-10
  test('has three widths, takes the focus and returns it', async ({ page }) => {
    await open(page);
    const dialog = page.getByRole('dialog');
    const widths: number[] = [];
    for (const size of ['S', 'M', 'L']) {
      await openButton(page, size).click();
      await expect(dialog).toBeVisible();
      if (size === 'S') await expectNoViolations(page, 'dialog[open]');
      widths.push((await boxOf(dialog)).width);
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(openButton(page, size)).toBeFocused();
    }
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
  });

  // UI-10
  test('does not move the page behind it', async ({ page }) => {
    await open(page);
    await openButton(page, 'S').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(750, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await dialog.getByRole('button').first().click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('closes on a click outside, but not when a text selection ends outside', async ({
    page,
  }) => {
    await open(page);
    await openButton(page, 'M').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox');
    await field.fill('Aroma');
    const { x, y } = await boxOf(field);
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(20, 450, { steps: 5 });
    await page.mouse.up();
    await expect(field).toHaveValue('Aroma');
    await page.mouse.click(20, 450);
    await expect(dialog).toHaveCount(0);
  });
});
