import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { Notification } from './Notification.tsx';

test('an error has the role alert; other notifications have the role status', async () => {
  await renderWithFascia(
    <>
      <Notification kind="error">Das ging schief</Notification>
      <Notification>Nur zur Kenntnis</Notification>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Das ging schief');
  expect(screen.getByRole('status')).toHaveTextContent('Nur zur Kenntnis');
});

// UI-74
test.each([
  ['alert', 'error'],
  ['status', 'success'],
] as const)('the %s region is exposed before its text', async (role, kind) => {
  stopTime();
  await renderWithFascia(<Notification kind={kind}>Message</Notification>);
  expect(screen.getByRole(role)).toBeVisible();
  expect(screen.getByText('Message')).not.toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Message')).toBeVisible();
});

// UI-74
test('a notification that is not a live region shows its text immediately', async () => {
  await renderWithFascia(<Notification role="note">Message</Notification>);
  expect(screen.getByText('Message')).toBeVisible();
});

test('a closable notification closes on its button and calls onClose (UI-11)', async () => {
  let closed = 0;
  await renderWithFascia(
    <Notification closable onClose={() => (closed += 1)}>
      Hinweis
    </Notification>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Hinweis')).toBeNull();
  expect(closed).toBe(1);
});

test('a notification that is not closable has no button (UI-11)', async () => {
  await renderWithFascia(<Notification>Hinweis</Notification>);
  expect(screen.queryByRole('button')).toBeNull();
});
