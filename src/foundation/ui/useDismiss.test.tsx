import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { WhenDrawn } from '../../testing/WhenDrawn.tsx';
import { useDismiss } from './useDismiss.ts';

function Menu({ initiallyOpen = false }) {
  const [open, setOpen] = useState(initiallyOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDismiss({ open, onDismiss: () => setOpen(false), opener, inside: [panel] });
  return (
    <>
      <button ref={opener} onClick={() => setOpen(!open)}>
        Opener
      </button>
      <div ref={panel} hidden={!open}>
        <button>Inside</button>
      </div>
      <button>Elsewhere</button>
      <p>Text</p>
    </>
  );
}

async function openMenu() {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByText('Opener'));
  expect(screen.getByText('Inside')).toBeVisible();
  return user;
}

const expectClosed = () => expect(screen.getByText('Inside')).not.toBeVisible();

test('Escape closes the menu and returns the focus to the opener', async () => {
  const user = await openMenu();
  await user.tab();
  expect(screen.getByText('Inside')).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(screen.getByText('Opener')).toHaveFocus();
});

// UI-70
test.each([
  ['during a composition', { isComposing: true }],
  ["with Safari's last key of a composition", { keyCode: 229 }],
])('Escape of an input method does not close the menu %s', async (_, reported) => {
  await openMenu();
  fireEvent.keyDown(screen.getByText('Inside'), { key: 'Escape', ...reported });
  expect(screen.getByText('Inside')).toBeVisible();
});

test('Escape focuses the opener if nothing is focused', async () => {
  const user = await openMenu();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(screen.getByText('Opener')).toHaveFocus();
});

test('Escape closes the menu in its first frame', () => {
  render(
    <WhenDrawn run={() => void fireEvent.keyDown(document.body, { key: 'Escape' })}>
      <Menu initiallyOpen />
    </WhenDrawn>,
  );
  expectClosed();
  expect(screen.getByText('Opener')).toHaveFocus();
});

test('ignores Escape with a prevented default', async () => {
  const user = await openMenu();
  screen.getByText('Inside').addEventListener('keydown', (event) => event.preventDefault());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Inside')).toBeVisible();
});

test('a press elsewhere closes the menu, but a press inside does not', async () => {
  const user = await openMenu();
  await user.click(screen.getByText('Inside'));
  expect(screen.getByText('Inside')).toBeVisible();
  await user.click(screen.getByText('Text'));
  expectClosed();
});

test('the opener handles its own press', async () => {
  const user = await openMenu();
  await user.click(screen.getByText('Opener'));
  expect(screen.getByText('Inside')).not.toBeVisible();
});

test('closes when the focus moves elsewhere', async () => {
  const user = await openMenu();
  await user.tab();
  expect(screen.getByText('Inside')).toBeVisible();
  await user.tab();
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  expectClosed();
});

test('ignores a press that begins inside and ends elsewhere', async () => {
  const user = await openMenu();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
    { target: screen.getByText('Text') },
    { keys: '[/MouseLeft]' },
  ]);
  expect(screen.getByText('Inside')).toBeVisible();
  fireEvent.click(document.body);
  expectClosed();
});
