import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { setRootSize } from './textSize.ts';

const story = (page: Page, name: string) => page.locator(`[data-story="${name}"]`);

const openButton = (page: Page, size: string) =>
  story(page, 'Modal').getByRole('button', { name: size, exact: true });

async function open(page: Page, site = 'DE'): Promise<void> {
  await page.goto(`/playground?state=controls&site=${site}`);
  await expect(story(page, 'TextField').locator('input').first()).toBeVisible();
}

/** How a checkbox or radio button is drawn, with its tick. */
const drawingOf = (control: Locator) =>
  control.evaluate((input) => {
    const { appearance, backgroundColor, borderColor } = getComputedStyle(input);
    const mark = getComputedStyle(input, '::before');
    const markColor = mark.content === 'none' ? null : mark.borderBlockEndColor;
    return { appearance, backgroundColor, borderColor, markColor };
  });

/** The text sizes of everything in a module of `fascia/ui`. */
const textSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fascia-root, .fascia-root *')].map(
      (element) => `${element.tagName} ${getComputedStyle(element).fontSize}`,
    ),
  );

// UI-17
test('The form controls have no axe violations in any state, follow the page’s colour scheme, and have the same text sizes whatever the text size of the host’s root', async ({
  page,
}) => {
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
  await test.step('text sizes', async () => {
    await page.waitForLoadState('networkidle');
    const expected = await textSizes(page);
    expect(expected.length).toBeGreaterThan(100);
    for (const size of ['62.5%', '200%']) {
      await setRootSize(page, size);
      expect(await textSizes(page), size).toEqual(expected);
    }
  });
});

// UI-33
test('Checkboxes have the colours of the fields, and one shape; those and radio buttons of expansion panels look like others', async ({
  page,
}) => {
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

// UI-09, UI-10
test('The controls work with the keyboard; a modal traps the focus and the page’s scrolling, has three sizes, and closes by a click outside', async ({
  page,
}) => {
  await open(page);
  await test.step('the caret stays in place when an IBAN is edited in the middle', async () => {
    const field = story(page, 'IbanField').locator('input');
    await field.fill('');
    await field.pressSequentially('12de89 3704-0044');
    await expect(field).toHaveValue('DE89 3704 0044');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('12');
    await expect(field).toHaveValue('DE89 3704 1200 44');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('DE89 3704 0044');
  });
  await test.step('number field, rating and radio buttons', async () => {
    const number = story(page, 'NumberField').locator('input');
    await number.focus();
    await page.keyboard.type('-1e2,3');
    await expect(number).toHaveValue('123');
    const stars = story(page, 'Rating').getByRole('radio');
    await stars.nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stars.nth(3)).toBeChecked();
    const group = story(page, 'ExpansionPanelGroup');
    await group.getByRole('radio', { name: 'radioButton B' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(group.getByRole('radio', { name: 'radioButton A' })).toBeChecked();
  });
  const dialog = page.getByRole('dialog');
  await test.step('a modal traps the focus, returns it on closing, and has three sizes', async () => {
    const widths: number[] = [];
    for (const size of ['S', 'M', 'L']) {
      await openButton(page, size).click();
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, 'dialog[open]', { colours: size === 'S' });
      widths.push((await dialog.boundingBox())?.width ?? 0);
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(openButton(page, size)).toBeFocused();
    }
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
  });
  await test.step('a click outside closes it, but not a text selection that ends there', async () => {
    await openButton(page, 'M').click();
    const field = dialog.getByRole('textbox');
    await field.fill('Aroma');
    const box = await field.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(20, 450, { steps: 5 });
    await page.mouse.up();
    await expect(field).toHaveValue('Aroma');
    await page.mouse.click(20, 450);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the page behind it does not scroll', async () => {
    await openButton(page, 'S').click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(750, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await dialog.getByRole('button').first().click();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test('In long texts no control is cut off at any width', async ({ page }) => {
  for (const site of ['HU', 'PL']) {
    await test.step(site, async () => {
      await open(page, site);
      for (const width of [320, 375, 800]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(async () => {
          // What React draws anew for the width is there in the next frame.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return [...document.querySelectorAll('[data-story] *')].filter(
            (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
          ).length;
        });
        expect(overflow, `${width} px`).toBe(0);
      }
    });
  }
});
