import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
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
  openSettings,
  part,
  setValue,
} from '../../../../testing/staffPage.ts';

const { shop, callsTo, use } = serveShop();
useShopsDay();
collectErrors();
const CHECK = `${API}/auth/checkauth`;

const expectUnknown = () =>
  waitFor(() => {
    expect(part('open')).toHaveAttribute('data-state', 'unknown');
    expect(part('open')).toHaveTextContent('State unknown');
    expect(part('open')).not.toHaveTextContent('Live');
  });

test('shows an unknown state after a failed check, which can be repeated (PREV-22)', async () => {
  await openSettings();
  shop.faults.set('previewCheck', { kind: 'status', status: 500, times: 1 });
  setValue('date', '2026-12-06');
  await apply();
  await expectMessage('info', 'Settings applied successfully.');
  await expectUnknown();
  // The link contains the selection, regardless of the shop's state.
  expect(part('share-link')).toHaveAttribute(
    'href',
    expect.stringContaining('fasciaPreview=2026-12-06'),
  );
  act(cancelDialog);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(part('open')).toHaveTextContent('2026-12-06'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('checks the state after applying failed (PREV-22)', async () => {
  await openSettings();
  use(
    http.get(`*${API}/token`, () => HttpResponse.text('<html>', { status: 502 }), { once: true }),
  );
  await apply();
  await expectMessage('error', 'Applying settings failed.');
  expect(callsTo(CHECK)).toHaveLength(2);
  expect(part('open')).toHaveTextContent('Live');
  shop.faults.set('previewToken', { kind: 'cut' });
  shop.faults.set('previewCheck', { kind: 'status', status: 500 });
  await apply();
  await expectMessage('error', 'Applying settings failed.');
  await expectUnknown();
});

test.each([
  { status: 'SUCCESS', dateTime: 'soon' },
  { status: 'SUCCESS', abTestName: {} },
])('shows an unknown state after the malformed response %j (PREV-22)', async (answer) => {
  use(http.get(`*${CHECK}`, () => HttpResponse.json(answer)));
  await openPanel();
  await expectUnknown();
  expect(part('retry')).toBeVisible();
});

test('a tab that becomes visible shows the settings of another tab (PREV-02)', async () => {
  await openPanel();
  expect(part('open')).toHaveTextContent('Live');
  use(
    http.get(`*${CHECK}`, () =>
      HttpResponse.json({ status: 'SUCCESS', dateTime: '2026-12-06T08:15:00' }),
    ),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(part('open')).toHaveTextContent('2026-12-06 08:15'));
  use(http.get(`*${CHECK}`, () => HttpResponse.json({ status: 'UNAUTHORIZED' }, { status: 401 })));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(find('open')).toBeNull());
});

const tokensOf = (path: string) =>
  callsTo(API + path).map(({ headers }) => headers.get('X-XSRF-TOKEN') ?? '');

// PREV-14, PREV-18, HOST-62
test('requests about the session bypass the cache, and those that change it have the CSRF token', async () => {
  await openSettings();
  await apply();
  await expectMessage('info', 'Settings applied successfully.');
  await userEvent.click(part('logout'));
  await waitFor(() => expect(find('open')).toBeNull());
  const changes = ['/token', '/auth/login/renew', '/auth/logout'];
  for (const path of changes) expect(tokensOf(path)).toEqual([expect.stringMatching(/./)]);
  for (const token of tokensOf('/auth/checkauth')) expect(token).toBe('');
  for (const path of [...changes, '/auth/checkauth']) {
    expect(callsTo(API + path).length).toBeGreaterThan(0);
    for (const call of callsTo(API + path)) expect(call.cache).toBe('no-store');
  }
});
