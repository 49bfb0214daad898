import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as previewPanel from '../../../../exposes/PreviewPanel.tsx';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { cancelDialog } from '../../../../testing/dialog.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { settle } from '../../../../testing/settle.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useShopsDay } from '../../../../testing/shopsDay.ts';
import {
  API,
  apply,
  expectMessage,
  find,
  openPanel,
  openSettings,
  part,
  setValue,
} from '../../../../testing/staffPage.ts';

const { shop, callsTo, hold } = serveShop();
useShopsDay();
const errors = collectErrors();
const visitor = userEvent.setup();

const TOKEN = `${API}/token`;
const LOGOUT = `${API}/auth/logout`;

const renewals = () => callsTo(`${API}/auth/login/renew`).length;
const badge = () => screen.findByRole('button', { name: /Preview/ });

test('a double click applies once and shows a loading message (PREV-15)', async () => {
  await openSettings();
  const respond = hold(TOKEN);
  await visitor.dblClick(part('apply'));
  fireEvent.submit(part('settings'));
  await expectMessage('loading', 'Applying settings...');
  respond();
  await expectMessage('info', 'Settings applied successfully.');
  expect(callsTo(TOKEN)).toHaveLength(1);
});

test('shows a failed logout, which can be repeated (PREV-18)', async () => {
  await openSettings();
  shop.faults.set('previewLogout', { kind: 'status', status: 500, times: 1 });
  await visitor.click(part('logout'));
  await expectMessage('error', 'Logging out failed.');
  expect(errors).toEqual([expect.objectContaining({ operation: 'logout' })]);
  expect(callsTo(LOGOUT)).toHaveLength(1);
  await visitor.dblClick(part('logout'));
  await waitFor(() => expect(find('open')).toBeNull());
  expect(callsTo(LOGOUT)).toHaveLength(2);
});

test('removes the panel after a logout even if the next check would fail (PREV-18)', async () => {
  await openSettings();
  shop.faults.set('previewCheck', { kind: 'cut' });
  await visitor.click(part('logout'));
  await waitFor(() => expect(find('open')).toBeNull());
  expect(document.body.style.overflowY).toBe('');
});

test('applying fails with a message after the staff session has ended (PREV-15)', async () => {
  await openSettings();
  const { 'XSRF-TOKEN': token = '' } = Object.fromEntries(
    document.cookie.split('; ').map((pair) => pair.split('=')),
  );
  await fetch(LOGOUT, { headers: { 'X-XSRF-TOKEN': token } });
  document.cookie = 'StaffAuth=somebody; Path=/';
  await apply();
  await expectMessage('error', 'Applying settings failed.');
  expect(callsTo(TOKEN)).toHaveLength(1);
});

test('previews the chosen day at the current time if no time is chosen (PREV-06)', async () => {
  await openSettings();
  setValue('date', '2026-12-06');
  setValue('time', '');
  await apply();
  await expectMessage('info', 'Settings applied successfully.');
  const moment = new URL(callsTo(TOKEN)[0]?.url ?? '').searchParams.get('previewDateTime');
  expect(moment).toMatch(/^2026-12-06T\d\d:\d\d:00$/);
  expect(errors).toEqual([expect.objectContaining({ operation: 'date' })]);
});

test('the fields show the active settings after a link was applied (PREV-02)', async () => {
  await openPanel('/?fasciaPreview=2026-12-06T08:15');
  await waitFor(() => expect(part('date')).toHaveValue('2026-12-06'));
  setValue('date', '2026-12-10');
  await apply();
  await expectMessage('info', 'Settings applied successfully.');
  act(cancelDialog);
  await visitor.click(await badge());
  expect(part('date')).toHaveValue('2026-12-10');
});

test('renews the session once in React’s strict mode (PREV-05)', async () => {
  document.cookie = 'StaffAuth=somebody; Path=/';
  await previewPanel.prepare();
  render(
    <StrictMode>
      <previewPanel.PreviewPanel />
    </StrictMode>,
  );
  await visitor.click(await badge());
  await expectMessage('info', 'Active tests found.');
  expect(renewals()).toBe(1);
});

/** Opens the modal and stops the time. */
async function openAndStop(): Promise<void> {
  await openPanel();
  stopTime();
  fireEvent.click(part('open'));
  await settle();
}

/** Advances the stopped time and waits for the responses. */
async function pass(ms: number): Promise<void> {
  act(() => void jest.advanceTimersByTime(ms));
  await settle();
}

test('renews the session every five minutes while the modal is open (PREV-05)', async () => {
  await openAndStop();
  expect(renewals()).toBe(1);
  await pass(299_999);
  expect(renewals()).toBe(1);
  await pass(1);
  expect(renewals()).toBe(2);
  const hidden = jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(600_000);
  expect(renewals()).toBe(4);
  hidden.mockRestore();
});

test('does not renew the session while the modal is closed (PREV-05)', async () => {
  await openAndStop();
  expect(renewals()).toBe(1);
  act(cancelDialog);
  await pass(1_000_000);
  expect(renewals()).toBe(1);
});

test('reports a failed renewal and repeats it after five minutes (PREV-05)', async () => {
  shop.faults.set('previewRenew', { kind: 'status', status: 500, times: 1 });
  await openAndStop();
  expect(errors).toContainEqual(expect.objectContaining({ operation: 'renew' }));
  await pass(299_999);
  expect(renewals()).toBe(1);
  await pass(1);
  expect(renewals()).toBe(2);
  expect(part('settings')).toBeVisible();
});
