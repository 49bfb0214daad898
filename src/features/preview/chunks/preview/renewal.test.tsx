import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as previewPanel from '../../../../exposes/PreviewPanel.tsx';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { cancelDialog } from '../../../../testing/dialog.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { shop, callsTo } = serveShop();
const errors = collectErrors();

const renewals = () => callsTo('/service/preview/api/auth/login/renew').length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits for responses while the clock is stopped. */
async function settle(): Promise<void> {
  for (let count = 0; count < 50; count += 1) {
    await act(() => nextTurn());
  }
}

async function openAsStaff(): Promise<void> {
  document.cookie = 'StaffAuth=somebody; Path=/';
  await renderModule(previewPanel, {});
  const open = await screen.findByRole('button', { name: /Preview/ });
  stopTime();
  fireEvent.click(open);
  await settle();
}

test('renews the session every five minutes while the modal is open (PREV-05)', async () => {
  await openAsStaff();
  expect(renewals()).toBe(1);
  await pass(299_999);
  expect(renewals()).toBe(1);
  await pass(1);
  await settle();
  expect(renewals()).toBe(2);
  const hidden = jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(600_000);
  await settle();
  expect(renewals()).toBe(4);
  hidden.mockRestore();
});

test('does not renew the session while the modal is closed (PREV-05)', async () => {
  await openAsStaff();
  expect(renewals()).toBe(1);
  act(cancelDialog);
  await pass(1_000_000);
  expect(renewals()).toBe(1);
});

test('reports a failed renewal and repeats it after five minutes (PREV-05)', async () => {
  shop.faults.set('previewRenew', { kind: 'status', status: 500, times: 1 });
  await openAsStaff();
  expect(errors).toContainEqual(expect.objectContaining({ operation: 'renew' }));
  await pass(299_999);
  expect(renewals()).toBe(1);
  await pass(1);
  await settle();
  expect(renewals()).toBe(2);
  expect(document.querySelector('[data-part="settings"]')).toBeVisible();
});
