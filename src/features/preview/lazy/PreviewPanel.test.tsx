import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as previewPanel from '../../../exposes/PreviewPanel.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { cancelDialog } from '../../../testing/dialog.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';
import { useShopsDay } from '../../../testing/shopsDay.ts';

const { shop, calls, callsTo } = serveShop();
useShopsDay();
const errors = collectErrors();
const visitor = userEvent.setup();

const CHECK = '/service/preview/api/auth/checkauth';
const RENEW = '/service/preview/api/auth/login/renew';
const TOKEN = '/service/preview/api/token';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const value = (name: string, text: string) =>
  fireEvent.change(part(name) as HTMLElement, { target: { value: text } });
const expectMessage = (state: string, text: string) =>
  waitFor(() => {
    expect(part('message')?.textContent).toBe(text);
    expect(part('message')).toHaveAttribute('data-state', state);
  });

async function openAsStaff(): Promise<void> {
  document.cookie = 'StaffAuth=somebody; Path=/';
  await renderModule(previewPanel, {});
  await visitor.click(await screen.findByRole('button', { name: /Preview/ }));
  await expectMessage('info', 'Active tests found.');
}

// The first import is slow: it compiles the panel.
beforeAll(() => import('./PreviewPanel.tsx'));

afterEach(() => window.history.replaceState(null, '', '/'));

// UI-20
test('closing the settings gives the focus back to their button, also where a click focuses no button', async () => {
  document.cookie = 'StaffAuth=somebody; Path=/';
  await renderModule(previewPanel, {});
  const button = await screen.findByRole('button', { name: /Preview/ });
  act(() => void fireEvent.click(button));
  await screen.findByRole('dialog');
  act(() => cancelDialog());
  await waitFor(() => expect(button).toHaveFocus());
});

describe('Visitors who are not staff', () => {
  test('get no request and no markup without the staff cookie (PREV-01)', async () => {
    const { container } = await renderModule(previewPanel, {});
    expect(container).toBeEmptyDOMElement();
    expect(calls).toEqual([]);
  });

  test('see nothing where the service rejects the cookie (PREV-01, PREV-03)', async () => {
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
  test('choose a moment and see it in force (PREV-07, PREV-08, PREV-14, PREV-15, PREV-19)', async () => {
    await openAsStaff();
    value('date', '2026-12-06');
    value('time', '08:15');
    await expectMessage('info', 'Active tests found.');
    await visitor.click(part('apply') as HTMLElement);
    await expectMessage('info', 'Settings applied successfully.');
    const [token] = callsTo(TOKEN);
    expect(Object.fromEntries(new URL(token?.url ?? '').searchParams)).toEqual({
      previewDateTime: '2026-12-06T08:15:00',
    });
    expect(part('open')).toHaveTextContent('2026-12-06 08:15');
    expect(document.cookie).toContain('Preview=');
  });

  test('must choose a group with a test; choosing no test resets both (PREV-12, PREV-13, PREV-17)', async () => {
    await openAsStaff();
    value('date', '2026-12-06');
    await waitFor(() => expect(part('ab-test')).toHaveTextContent('advent-banner'));
    await visitor.selectOptions(part('ab-test') as HTMLElement, 'advent-banner');
    expect(
      within(part('ab-group') as HTMLElement).getByRole('option', { name: 'Required' }),
    ).toBeVisible();
    await visitor.click(part('apply') as HTMLElement);
    await expectMessage('error', 'Please also select an A/B test group!');
    expect(callsTo(TOKEN)).toEqual([]);

    await visitor.selectOptions(part('ab-group') as HTMLElement, 'dark');
    await visitor.click(part('apply') as HTMLElement);
    await expectMessage('info', 'Settings applied successfully.');
    expect(new URL(callsTo(TOKEN)[0]?.url ?? '').searchParams.get('group')).toBe('dark');
    expect(part('open')).toHaveTextContent('advent-banner: dark');

    await visitor.selectOptions(part('ab-test') as HTMLElement, 'None');
    expect(part('ab-group')).toHaveValue('');
    expect(part('ab-group')).toBeDisabled();
  });

  test('see that there are no tests, or that they could not be fetched (PREV-10, PREV-11)', async () => {
    await openAsStaff();
    value('date', '2026-12-28');
    await expectMessage('info', 'No active tests for this date.');
    shop.faults.set('testsAt', { kind: 'html' });
    value('date', '2026-12-06');
    await expectMessage('error', 'Failed to fetch AB tests.');
    expect(errors).toEqual([expect.objectContaining({ operation: 'tests' })]);
  });

  test('see that tests are loading, and only those of the latest date (PREV-09)', async () => {
    await openAsStaff();
    shop.faults.set('testsAt', { kind: 'delay', ms: 50, times: 1 });
    value('date', '2026-12-06');
    await expectMessage('loading', 'Loading tests...');
    value('date', '2026-12-28');
    await expectMessage('info', 'No active tests for this date.');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(part('message')).toHaveTextContent('No active tests for this date.');
    expect(part('ab-test')).not.toHaveTextContent('advent-banner');
  });

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'cut' },
    { kind: 'nonsense', body: '{"status":"INTERNAL_ERROR"}' },
  ] as const)(
    'see that applying failed, and can try again: %j (PREV-03, PREV-16)',
    async (fault) => {
      await openAsStaff();
      shop.faults.set('previewToken', fault);
      await visitor.click(part('apply') as HTMLElement);
      await expectMessage('error', 'Applying settings failed.');
      expect(callsTo(TOKEN)).toHaveLength(1);
      shop.faults.clear();
      await visitor.click(part('apply') as HTMLElement);
      await expectMessage('info', 'Settings applied successfully.');
    },
  );

  test('get the current time where a date cannot be read, and that is reported (PREV-06)', async () => {
    await openAsStaff();
    value('date', '');
    await visitor.click(part('apply') as HTMLElement);
    await expectMessage('info', 'Settings applied successfully.');
    expect(errors).toEqual([expect.objectContaining({ operation: 'date' })]);
    const moment = new URL(callsTo(TOKEN)[0]?.url ?? '').searchParams.get('previewDateTime');
    expect(moment?.slice(0, 10)).toBe(new Date().toLocaleDateString('sv'));
  });

  test('close the settings by Escape, and the focus returns (PREV-04)', async () => {
    await openAsStaff();
    act(cancelDialog);
    expect(part('settings')).toBeNull();
    expect(part('open')).toHaveFocus();
  });

  test('log out, and the panel is gone; a failed logout leaves it usable (PREV-18)', async () => {
    await openAsStaff();
    shop.faults.set('previewLogout', { kind: 'cut', times: 1 });
    await visitor.click(part('logout') as HTMLElement);
    await waitFor(() => expect(errors).toEqual([expect.objectContaining({ operation: 'logout' })]));
    expect(part('settings')).toBeVisible();
    await visitor.click(part('logout') as HTMLElement);
    await waitFor(() => expect(part('open')).toBeNull());
  });

  test('open a colleague’s link with the settings filled in, and nothing applied', async () => {
    window.history.replaceState(
      null,
      '',
      '/?fasciaPreview=2026-12-06T08:15&fasciaTest=advent-banner&fasciaGroup=dark',
    );
    document.cookie = 'StaffAuth=somebody; Path=/';
    await renderModule(previewPanel, {});
    await waitFor(() => expect(part('date')).toHaveValue('2026-12-06'));
    expect(part('time')).toHaveValue('08:15');
    expect(part('ab-group')).toHaveValue('dark');
    expect(callsTo(TOKEN)).toEqual([]);
  });
});

test('the requests that change the session bypass the cache (PREV-14)', async () => {
  await openAsStaff();
  await visitor.click(part('apply') as HTMLElement);
  await expectMessage('info', 'Settings applied successfully.');
  for (const path of [RENEW, TOKEN, CHECK]) {
    expect(callsTo(path).length).toBeGreaterThan(0);
    for (const call of callsTo(path)) expect(call.cache).toBe('no-store');
  }
});
