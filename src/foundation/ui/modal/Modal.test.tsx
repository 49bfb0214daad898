import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { Modal } from './Modal.tsx';

const modal = (more: object = {}) => (
  <Modal open title="Einstellungen" onClose={() => {}} {...more}>
    <p>Inhalt</p>
  </Modal>
);

test('is a dialog of size M named by its title (UI-10)', async () => {
  await renderWithFascia(modal());
  const dialog = screen.getByRole('dialog', { name: 'Einstellungen' });
  expect(dialog).toHaveAttribute('data-size', 'M');
  expect(dialog).toHaveTextContent('Inhalt');
});

test.each(['S', 'M', 'L'] as const)('can have the size %s (UI-10)', async (size) => {
  await renderWithFascia(modal({ size }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-size', size);
});

test('Escape, the close button and a press outside call onClose (UI-10)', async () => {
  let closeRequests = 0;
  await renderWithFascia(modal({ onClose: () => (closeRequests += 1) }));
  const dialog = screen.getByRole('dialog');
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    dialog.dispatchEvent(cancel);
  });
  expect(closeRequests).toBe(1);
  expect(cancel.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(closeRequests).toBe(2);
  await userEvent.click(dialog);
  expect(closeRequests).toBe(3);
  await userEvent.click(screen.getByText('Inhalt'));
  expect(closeRequests).toBe(3);
});

test('selecting text beyond the edge does not close the modal', async () => {
  let closeRequests = 0;
  await renderWithFascia(modal({ onClose: () => (closeRequests += 1) }));
  fireEvent.mouseDown(screen.getByText('Inhalt'));
  fireEvent.mouseUp(screen.getByRole('dialog'));
  // Browsers dispatch the click on the common ancestor.
  fireEvent.click(screen.getByRole('dialog'));
  expect(closeRequests).toBe(0);
});

test('cancelling a file input does not close the modal', async () => {
  let closeRequests = 0;
  await renderWithFascia(
    <Modal open title="Hochladen" onClose={() => (closeRequests += 1)}>
      <input type="file" aria-label="Datei" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Datei'), new Event('cancel', { bubbles: true }));
  expect(closeRequests).toBe(0);
});

test('calls onClose when the browser has closed the dialog', async () => {
  let closeRequests = 0;
  await renderWithFascia(modal({ onClose: () => (closeRequests += 1) }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(closeRequests).toBe(1);
});
