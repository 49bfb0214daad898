import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { Notification } from '../Notification.tsx';

test('An error is told at once, anything else when there is time', async () => {
  await renderWithFascia(
    <>
      <Notification kind="error">Das ging schief</Notification>
      <Notification>Nur zur Kenntnis</Notification>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Das ging schief');
  expect(screen.getByRole('status')).toHaveTextContent('Nur zur Kenntnis');
});

test('A closable one is gone after its button, and its owner hears of it', async () => {
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

test('One that is not closable has no button', async () => {
  await renderWithFascia(<Notification>Hinweis</Notification>);
  expect(screen.queryByRole('button')).toBeNull();
});
