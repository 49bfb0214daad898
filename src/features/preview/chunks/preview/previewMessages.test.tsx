import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import '../../../../testing/dialog.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useShopsDay } from '../../../../testing/shopsDay.ts';
import {
  API,
  apply,
  expectMessage,
  find,
  openSettings,
  part,
  setValue,
  TESTS,
} from '../../../../testing/staffPage.ts';

const { shop, callsTo } = serveShop();
useShopsDay();
const errors = collectErrors();

const TOKEN = `${API}/token`;

describe('The messages about tests and about the result are separate (PREV-20)', () => {
  test('a list of tests that loads after a failure does not replace the message about the failure', async () => {
    await openSettings();
    shop.faults.set('previewToken', { kind: 'status', status: 403 });
    shop.faults.set('testsAt', { kind: 'delay', ms: 100 });
    setValue('date', '2026-12-28');
    await apply();
    await expectMessage('error', 'Applying settings failed.');
    await waitFor(() =>
      expect(part('tests-message')).toHaveTextContent('No active tests for this date.'),
    );
    await expectMessage('error', 'Applying settings failed.');
  });

  test('the message about a failure stays after a change of the date until the next attempt', async () => {
    await openSettings();
    shop.faults.set('previewToken', { kind: 'nonsense', body: '{"status":"INTERNAL_ERROR"}' });
    await apply();
    await expectMessage('error', 'Applying settings failed.');
    expect(callsTo(TOKEN)).toHaveLength(1);
    setValue('date', '2026-12-28');
    await waitFor(() =>
      expect(part('tests-message')).toHaveTextContent('No active tests for this date.'),
    );
    await expectMessage('error', 'Applying settings failed.');
    shop.faults.clear();
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
  });

  test('the message about a failed logout stays after a change of the date', async () => {
    await openSettings();
    shop.faults.set('previewLogout', { kind: 'status', status: 403 });
    await userEvent.click(part('logout'));
    await expectMessage('error', 'Logging out failed.');
    setValue('date', '2026-12-28');
    await waitFor(() =>
      expect(part('tests-message')).toHaveTextContent('No active tests for this date.'),
    );
    await expectMessage('error', 'Logging out failed.');
  });

  test('the tests of another date replace the message about a success', async () => {
    await openSettings();
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
    expect(part('tests-message')).toHaveTextContent('Active tests found.');
    setValue('date', '2026-12-28');
    await expectMessage('info', 'No active tests for this date.');
    expect(find('tests-message')).toBeNull();
  });

  test('a failure to load the tests is not shown as the result of applying the settings', async () => {
    await openSettings();
    shop.faults.set('testsAt', { kind: 'status', status: 500 });
    setValue('date', '2026-12-28');
    await expectMessage('error', 'Failed to fetch AB tests.');
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
    expect(part('tests-message')).toHaveAttribute('data-state', 'error');
  });

  test('a change of the selection removes the message about a missing group', async () => {
    await openSettings();
    await userEvent.selectOptions(part('ab-test'), 'benefits-order');
    await apply();
    await expectMessage('error', 'Please also select an A/B test group!');
    await userEvent.selectOptions(part('ab-group'), 'newsletter-first');
    await expectMessage('info', 'Active tests found.');
    expect(callsTo(TOKEN)).toEqual([]);
  });
});

async function choose(test: string, group: string) {
  setValue('date', '2026-12-06');
  await waitFor(() => expect(part('ab-test')).toHaveTextContent('advent-banner'));
  await userEvent.selectOptions(part('ab-test'), test);
  await userEvent.selectOptions(part('ab-group'), group);
}

describe('A selected test (PREV-12)', () => {
  test('is removed with a message and not sent if it does not run on the chosen date', async () => {
    await openSettings();
    await choose('advent-banner', 'dark');
    setValue('date', '2026-11-22');
    const text = 'The test "advent-banner" does not run on this date and was removed.';
    await waitFor(() => expect(part('dropped')).toHaveTextContent(text));
    expect([part('ab-test').value, part('ab-group').value]).toEqual(['', '']);
    await expectMessage('info', 'Active tests found.');
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
    const [token] = callsTo(TOKEN);
    expect(new URL(token?.url ?? '').searchParams.has('test')).toBe(false);
  });

  test('stays if the list of tests failed to load', async () => {
    await openSettings();
    await choose('advent-banner', 'dark');
    shop.faults.set('testsAt', { kind: 'status', status: 500 });
    setValue('date', '2026-11-22');
    await expectMessage('error', 'Failed to fetch AB tests.');
    expect([part('ab-test').value, part('ab-group').value]).toEqual(['advent-banner', 'dark']);
    expect(part('dropped')).toBeEmptyDOMElement();
  });

  test('stays without a message if it runs on the chosen date', async () => {
    await openSettings();
    await choose('benefits-order', 'delivery-first');
    setValue('date', '2026-11-22');
    await waitFor(() => expect(part('ab-test')).not.toHaveTextContent('advent-banner'));
    expect([part('ab-test').value, part('ab-group').value]).toEqual([
      'benefits-order',
      'delivery-first',
    ]);
    expect(part('dropped')).toBeEmptyDOMElement();
  });
});

test('requests no list of tests for an invalid date (PREV-11)', async () => {
  await openSettings();
  expect(callsTo(TESTS)).toHaveLength(1);
  setValue('date', '');
  await expectMessage('info', 'Choose a date to see its tests.');
  setValue('time', '10:00');
  setValue('time', '11:00');
  expect(callsTo(TESTS)).toHaveLength(1);
  setValue('date', '2026-12-28');
  await expectMessage('info', 'No active tests for this date.');
  expect(callsTo(TESTS)).toHaveLength(2);
});

// PREV-10, PREV-11, HOST-120
test('reports failed tests and reads them again when the network is available', async () => {
  await openSettings();
  shop.faults.set('testsAt', { kind: 'html' });
  setValue('date', '2026-12-28');
  await expectMessage('error', 'Failed to fetch AB tests.');
  expect(errors).toEqual([expect.objectContaining({ operation: 'tests' })]);
  const { length } = callsTo(TESTS);
  shop.faults.clear();
  window.dispatchEvent(new Event('online'));
  await expectMessage('info', 'No active tests for this date.');
  expect(callsTo(TESTS)).toHaveLength(length + 1);
});
