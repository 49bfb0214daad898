import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { useModalDialog } from './useModalDialog.ts';

function Settings() {
  const [open, setOpen] = useState(false);
  const dialog = useModalDialog(open, () => setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(true)}>Einstellungen</button>
      <dialog {...dialog}>
        {open && (
          <>
            <button>Erster</button>
            <input aria-label="Mitte" />
            <button>Letzter</button>
          </>
        )}
      </dialog>
    </>
  );
}

async function openSettings() {
  const visitor = userEvent.setup();
  render(<Settings />);
  await visitor.click(screen.getByRole('button', { name: 'Einstellungen' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  return visitor;
}

const button = (name: string) => screen.getByRole('button', { name });

describe.each([
  ['with showModal', () => import('../../../testing/dialog.ts')],
  ['without showModal', undefined],
])('%s', (_, installPolyfill) => {
  const { showModal, close } = HTMLDialogElement.prototype;

  beforeAll(() => installPolyfill?.());
  afterAll(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));

  test('Escape closes the dialog and returns the focus to the opener (UI-10)', async () => {
    const visitor = await openSettings();
    button('Letzter').focus();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Einstellungen')).toHaveFocus();
  });

  test('Tab and Shift+Tab stay inside the dialog (UI-10)', async () => {
    const visitor = await openSettings();
    button('Letzter').focus();
    await visitor.tab();
    expect(button('Erster')).toHaveFocus();
    await visitor.tab({ shift: true });
    expect(button('Letzter')).toHaveFocus();
    await visitor.tab({ shift: true });
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('the page does not scroll until the dialog is closed (UI-10)', async () => {
    const visitor = await openSettings();
    expect(document.body.style.overflowY).toBe('hidden');
    button('Erster').focus();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(document.body.style.overflowY).toBe(''));
  });
});

test('focuses the first button without showModal', async () => {
  await openSettings();
  expect(button('Erster')).toHaveFocus();
});

function FocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

function DialogWithFocus() {
  const dialog = useModalDialog(true, () => {});
  return (
    <dialog {...dialog}>
      <button>Erster</button>
      <FocusedField />
    </dialog>
  );
}

test('content can focus an element in an effect', () => {
  render(<DialogWithFocus />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
