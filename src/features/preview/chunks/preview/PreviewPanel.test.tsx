import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as previewPanel from '../../../../exposes/PreviewPanel.tsx';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { cancelDialog } from '../../../../testing/dialog.ts';
import { goBack } from '../../../../testing/goBack.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useShopsDay } from '../../../../testing/shopsDay.ts';
import {
  API,
  apply,
  expectMessage,
  openSettings,
  part,
  setValue,
} from '../../../../testing/staffPage.ts';

const { shop, calls, callsTo } = serveShop();
useShopsDay();
const errors = collectErrors();
const visitor = userEvent.setup();

const CHECK = `${API}/auth/checkauth`;
const TOKEN = `${API}/token`;

// UI-10, PREV-04
test('closing the modal returns the focus to its button, even if a click did not focus the button', async () => {
  document.cookie = 'StaffAuth=somebody; Path=/';
  await renderModule(previewPanel, {});
  const button = await screen.findByRole('button', { name: /Preview/ });
  act(() => void fireEvent.click(button));
  await screen.findByRole('dialog');
  act(() => cancelDialog());
  await waitFor(() => expect(button).toHaveFocus());
});

// HEAD-153
test('leaving the page closes the modal', async () => {
  await openSettings();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.style.overflowY).toBe('');
});

describe('Visitors who are not staff', () => {
  test('cause no request and no markup without the staff cookie (PREV-01)', async () => {
    const { container } = await renderModule(previewPanel, {});
    expect(container).toBeEmptyDOMElement();
    expect(calls).toEqual([]);
  });

  test('see nothing if the service rejects the cookie (PREV-01, PREV-22)', async () => {
    document.cookie = 'StaffAuth=somebody; Path=/';
    shop.faults.set('previewCheck', {
      kind: 'status',
      status: 401,
      body: '{"status":"UNAUTHORIZED"}',
    });
    const { container } = await renderModule(previewPanel, {});
    await waitFor(() => expect(callsTo(CHECK)).toHaveLength(1));
    await act(async () => {});
    expect(container).toBeEmptyDOMElement();
    expect(errors).toEqual([]);
  });
});

describe('Staff', () => {
  // PREV-06
  test('see the current time in the shop’s time zone and the name of the zone', async () => {
    document.cookie = 'StaffAuth=somebody; Path=/';
    await renderModule(previewPanel, { site: 'TR' });
    fireEvent.click(await screen.findByRole('button', { name: /Preview/ }));
    expect(part('date')).toHaveValue('2026-11-21');
    expect(part('time')).toHaveValue('13:00'); // It is 10:00 UTC.
    expect(part('time-zone')).toHaveTextContent('Europe/Istanbul');
  });

  test('choose a moment and see that it is active (PREV-02, PREV-07, PREV-14, PREV-15, PREV-19)', async () => {
    await openSettings();
    expect(part('open')).toHaveAttribute('data-state', 'live');
    expect(part('open')).toHaveTextContent('Live');
    setValue('date', '2026-12-06');
    setValue('time', '08:15');
    await expectMessage('info', 'Active tests found.');
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
    const [token] = callsTo(TOKEN);
    expect(Object.fromEntries(new URL(token?.url ?? '').searchParams)).toEqual({
      previewDateTime: '2026-12-06T08:15:00',
    });
    expect(part('open')).toHaveAttribute('data-state', 'preview');
    expect(part('open')).toHaveTextContent('2026-12-06 08:15');
    expect(part('open')).not.toHaveTextContent('Live');
    expect(document.cookie).toContain('Preview=');
  });

  test('must choose a group with a test (PREV-12, PREV-15)', async () => {
    await openSettings();
    setValue('date', '2026-12-06');
    await waitFor(() => expect(part('ab-test')).toHaveTextContent('advent-banner'));
    await visitor.selectOptions(part('ab-test'), 'advent-banner');
    expect(within(part('ab-group')).getByRole('option', { name: 'Required' })).toBeVisible();
    await apply();
    await expectMessage('error', 'Please also select an A/B test group!');
    expect(callsTo(TOKEN)).toEqual([]);

    await visitor.selectOptions(part('ab-group'), 'dark');
    await apply();
    await expectMessage('info', 'Settings applied successfully.');
    expect(new URL(callsTo(TOKEN)[0]?.url ?? '').searchParams.get('group')).toBe('dark');
    expect(part('open')).toHaveTextContent('advent-banner: dark');

    await visitor.selectOptions(part('ab-test'), 'None');
    expect(part('ab-group')).toHaveValue('');
    expect(part('ab-group')).toBeDisabled();
  });

  test('see that tests are loading, and then the tests of the latest date (PREV-10)', async () => {
    await openSettings();
    shop.faults.set('testsAt', { kind: 'delay', ms: 50, times: 1 });
    setValue('date', '2026-12-06');
    await expectMessage('loading', 'Loading tests...');
    setValue('date', '2026-12-28');
    await expectMessage('info', 'No active tests for this date.');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(part('message')).toHaveTextContent('No active tests for this date.');
    expect(part('ab-test')).not.toHaveTextContent('advent-banner');
  });
});
