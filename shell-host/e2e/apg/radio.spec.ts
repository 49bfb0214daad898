import { expect, test } from '../fixtures.ts';
import { openState } from '../locators.ts';
import { expectExposed } from './exposed.ts';

// HOST-20, UI-05
test('radio buttons are a named group with one tab stop, and arrow keys choose an option', async ({
  page,
}) => {
  await openState(page, 'control-expansion-group');
  const group = page.getByRole('group', { name: 'radioButton' });
  const [first, second] = [group.getByRole('radio').first(), group.getByRole('radio').last()];
  await expectExposed(first, { role: 'radio', name: 'radioButton A', checked: 'false' });
  await expectExposed(second, { name: 'radioButton B', checked: 'true' });
  await second.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(group.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expectExposed(second, { focused: true });
  await page.keyboard.press('ArrowUp');
  await expectExposed(first, { focused: true, checked: 'true' });
  await expectExposed(second, { checked: 'false' });
  await page.keyboard.press('ArrowUp');
  await expectExposed(second, { focused: true, checked: 'true' });
});
