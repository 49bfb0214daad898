import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { collectEvents } from '../../../testing/collectEvents.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { FlyoutFrame } from './FlyoutFrame.tsx';

const opened = collectEvents('fascia:flyout-open');
const closed = collectEvents('fascia:flyout-close');

function Account({ initiallyOpen = false }) {
  const [open, setOpen] = useState(initiallyOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(!open)}>
        Mein Konto
      </button>
      <FlyoutFrame
        name="account"
        label="Konto"
        id="account"
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
      >
        <a href="/login">Anmelden</a>
        <input aria-label="Nachricht" />
      </FlyoutFrame>
      <button type="button">Daneben</button>
      <button type="button" onClick={() => setOpen(false)}>
        Zu
      </button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Mein Konto' });
const flyout = () => document.querySelector('[data-flyout="account"]');
const isMarked = () => document.body.classList.contains('header2020-flyout-open');

async function openAccount() {
  await renderWithFascia(<Account />);
  await userEvent.click(opener());
}

test('a flyout is empty and hidden before its first opening', async () => {
  await renderWithFascia(<Account />);
  expect(flyout()).toBeEmptyDOMElement();
  expect(flyout()).not.toBeVisible();
  expect(opened).toEqual([]);
  expect(isMarked()).toBe(false);
});

// HEAD-14, HEAD-23, HOST-21
test('an open flyout is a named region, marks the page and dispatches an event', async () => {
  await openAccount();
  expect(screen.getByRole('region', { name: 'Konto' })).toBeVisible();
  expect(flyout()).toHaveAttribute('data-part', 'flyout');
  expect(isMarked()).toBe(true);
  expect(opened).toEqual([{ flyout: 'account' }]);
  expect(closed).toEqual([]);
});

test('the close button closes the flyout and returns the focus to the opener (HEAD-19, HEAD-23)', async () => {
  await openAccount();
  const close = screen.getByRole('button', { name: 'Schließen' });
  expect(close).toHaveAttribute('data-part', 'flyout-close');
  await userEvent.click(close);
  expect(flyout()).not.toBeVisible();
  expect(opener()).toHaveFocus();
  expect(isMarked()).toBe(false);
  expect(closed).toEqual([{ flyout: 'account' }]);
});

test('a closed flyout is inert (UI-30)', async () => {
  await openAccount();
  expect(flyout()).not.toHaveAttribute('inert');
  await userEvent.click(opener());
  expect(flyout()).toHaveAttribute('inert');
});

test('Escape inside the flyout closes it and returns the focus to the opener (HEAD-19)', async () => {
  await openAccount();
  screen.getByRole('link', { name: 'Anmelden' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(flyout()).not.toBeVisible();
  expect(opener()).toHaveFocus();
});

test('moving the focus elsewhere closes the flyout and keeps the focus (HEAD-19)', async () => {
  await openAccount();
  act(() => screen.getByRole('textbox', { name: 'Nachricht' }).focus());
  expect(flyout()).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Daneben' }).focus());
  expect(flyout()).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Daneben' })).toHaveFocus();
});

test('a press on the opener closes the flyout once', async () => {
  await openAccount();
  await userEvent.click(opener());
  expect(flyout()).not.toBeVisible();
  expect([opened.length, closed.length]).toEqual([1, 1]);
});

test('a flyout keeps its content rendered after closing (NAV-17)', async () => {
  await openAccount();
  const link = screen.getByRole('link', { name: 'Anmelden' });
  await userEvent.click(opener());
  expect(link).toBeInTheDocument();
  expect(link).not.toBeVisible();
  await userEvent.click(opener());
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBe(link);
});

test('unmounting an open flyout removes its class from the page (HEAD-14, HOST-41)', async () => {
  const { unmount } = await renderWithFascia(<Account initiallyOpen />);
  expect(isMarked()).toBe(true);
  unmount();
  expect(isMarked()).toBe(false);
  expect(closed).toEqual([{ flyout: 'account' }]);
});

function TwoFlyouts() {
  const [open, setOpen] = useState('second');
  const openers = {
    first: useRef<HTMLButtonElement>(null),
    second: useRef<HTMLButtonElement>(null),
  };
  return (['first', 'second'] as const).map((name) => (
    <div key={name}>
      <button ref={openers[name]} type="button" onClick={() => setOpen(name)}>
        {name}
      </button>
      <FlyoutFrame
        name={name}
        label={name}
        id={name}
        open={open === name}
        onClose={() => setOpen((current) => (current === name ? '' : current))}
        opener={openers[name]}
      >
        <a href="/">in {name}</a>
      </FlyoutFrame>
    </div>
  ));
}

test('a flyout that replaces the focused one stays open (HEAD-19)', async () => {
  await renderWithFascia(<TwoFlyouts />);
  screen.getByText('in second').focus();
  // Assistive technology presses without a pointer, and the focus does not move.
  act(() => screen.getByRole('button', { name: 'first' }).click());
  expect(document.querySelector('[data-flyout="first"]')).toBeVisible();
  expect(document.querySelector('[data-flyout="second"]')).not.toBeVisible();
});
