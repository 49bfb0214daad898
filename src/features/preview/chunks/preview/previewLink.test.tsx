import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { cancelDialog } from '../../../../testing/dialog.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useShopsDay } from '../../../../testing/shopsDay.ts';
import {
  API,
  apply,
  expectMessage,
  find,
  openPanel,
  part,
  setValue,
} from '../../../../testing/staffPage.ts';
import { withoutLink } from './previewSelection.ts';

const { callsTo } = serveShop();
useShopsDay();
collectErrors();

const LINK =
  '/sale?a=%20b&fasciaPreview=2026-12-06T08%3A15%3A00&fasciaTest=advent-banner&fasciaGroup=dark&c#top';
const CLEAN = '/sale?a=%20b&c#top';
const address = () => window.location.href.slice(window.location.origin.length);
const linked = () => part('share-link').getAttribute('href');
const question = () => find('link-question');

test('applies a link after a confirmation and removes it from the URL (PREV-27)', async () => {
  await openPanel(LINK);
  expect(question()).toHaveTextContent('These settings come from a link.');
  await expectMessage('info', 'Active tests found.');
  expect(callsTo(`${API}/token`)).toEqual([]);
  expect(address()).toBe(LINK);
  await apply();
  await expectMessage('info', 'Settings applied successfully.');
  expect(part('open')).toHaveTextContent('advent-banner: dark');
  expect(question()).toBeNull();
  expect(address()).toBe(CLEAN);
  expect(window.history.state).toEqual({ router: 'state' });
});

test('removes a discarded link from the URL and the fields (PREV-27)', async () => {
  await openPanel(LINK);
  await userEvent.click(part('discard-link'));
  expect(question()).toBeNull();
  expect(address()).toBe(CLEAN);
  expect(part('ab-test')).toHaveValue('');
  expect(part('date')).not.toHaveValue('2026-12-06');
  expect(callsTo(`${API}/token`)).toEqual([]);
});

test('keeps a link in the URL if applying it failed (PREV-27)', async () => {
  await openPanel(LINK);
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
  await apply();
  await expectMessage('error', 'Applying settings failed.');
  expect(question()).not.toBeNull();
  act(cancelDialog);
  await waitFor(() => expect(find('settings')).toBeNull());
  expect(address()).toBe(LINK);
});

test('the link for colleagues contains the selection, applied or not (PREV-40)', async () => {
  await openPanel('/sale?a=b&fasciaPreview=2026-12-06T08:15#top');
  await expectMessage('info', 'Active tests found.');
  setValue('time', '09:30');
  expect(linked()).toBe(
    `${window.location.origin}/sale?a=b&fasciaPreview=2026-12-06T09%3A30%3A00#top`,
  );
  setValue('ab-test', 'advent-banner');
  expect(find('share-link')).toBeNull(); // There is no link for a test without a group.
  setValue('ab-group', 'dark');
  expect(linked()).toContain('&fasciaTest=advent-banner&fasciaGroup=dark#top');
  setValue('date', '');
  expect(find('share-link')).toBeNull();
  expect(callsTo(`${API}/token`)).toEqual([]);
});

test('copies the link and shows whether this succeeded (PREV-40)', async () => {
  const visitor = userEvent.setup(); // `userEvent` installs a clipboard.
  await openPanel('/sale?fasciaPreview=2026-12-06T08:15');
  await expectMessage('info', 'Active tests found.');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await visitor.click(part('copy-link'));
  expect(await screen.findByText(/^Link copied/)).toBeVisible();
  expect(copied).toHaveBeenLastCalledWith(linked());
  setValue('time', '09:30');
  expect(screen.queryByText(/^Link copied/)).toBeNull();
  copied.mockRejectedValue(new Error('refused'));
  await visitor.click(part('copy-link'));
  expect(await screen.findByText(/^The browser did not copy it/)).toBeVisible();
});

test.each([
  ['https://shop.test/a?fasciaPreview=x', 'https://shop.test/a'],
  ['/a?b=%2F&fasciaGroup=&fasciaTest=1&d', '/a?b=%2F&d'],
  ['/a?fascia%50review=1#x?fasciaTest', '/a#x?fasciaTest'],
  ['/a?b=fasciaPreview', '/a?b=fasciaPreview'],
  ['/a', '/a'],
])('removing the link from %s gives %s (PREV-27)', (page, expected) => {
  expect(withoutLink(page)).toBe(expected);
});
