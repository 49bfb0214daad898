import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { Modal } from '../modal/Modal.tsx';

const draw = (more: object = {}) => (
  <Modal open title="Einstellungen" onClose={() => {}} {...more}>
    <p>Inhalt</p>
  </Modal>
);
const isLocked = () => document.body.style.overflowY === 'hidden';

test('It is a dialog with its title as its name, of size M', async () => {
  await renderWithFascia(draw());
  const dialog = screen.getByRole('dialog', { name: 'Einstellungen' });
  expect(dialog).toHaveAttribute('data-size', 'M');
  expect(dialog).toHaveTextContent('Inhalt');
});

test.each(['S', 'M', 'L'] as const)('Its size is %s where its owner says so', async (size) => {
  await renderWithFascia(draw({ size }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-size', size);
});

test('Escape, its button and a press beside it ask the owner to close it', async () => {
  let asked = 0;
  await renderWithFascia(draw({ onClose: () => (asked += 1) }));
  const dialog = screen.getByRole('dialog');
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    dialog.dispatchEvent(cancel);
  });
  expect(asked).toBe(1);
  expect(cancel.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(asked).toBe(2);
  await userEvent.click(dialog);
  expect(asked).toBe(3);
  await userEvent.click(screen.getByText('Inhalt'));
  expect(asked).toBe(3);
});

test('Text that is selected to beyond its edge closes nothing', async () => {
  let asked = 0;
  await renderWithFascia(draw({ onClose: () => (asked += 1) }));
  fireEvent.mouseDown(screen.getByText('Inhalt'));
  fireEvent.mouseUp(screen.getByRole('dialog'));
  // A browser tells it as a click of what is around both.
  fireEvent.click(screen.getByRole('dialog'));
  expect(asked).toBe(0);
});

test('Choosing no file in it closes nothing', async () => {
  let asked = 0;
  await renderWithFascia(
    <Modal open title="Hochladen" onClose={() => (asked += 1)}>
      <input type="file" aria-label="Datei" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Datei'), new Event('cancel', { bubbles: true }));
  expect(asked).toBe(0);
});

test('Where the platform has closed it, its owner hears of it', async () => {
  let asked = 0;
  await renderWithFascia(draw({ onClose: () => (asked += 1) }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(asked).toBe(1);
});

test('The page does not scroll while it is open', async () => {
  const { rerender, unmount } = await renderWithFascia(draw({ open: false }));
  expect(isLocked()).toBe(false);
  expect(screen.queryByText('Inhalt')).toBeNull();
  rerender(draw());
  expect(isLocked()).toBe(true);
  rerender(draw({ open: false }));
  expect(isLocked()).toBe(false);
  rerender(draw());
  unmount();
  expect(isLocked()).toBe(false);
});
