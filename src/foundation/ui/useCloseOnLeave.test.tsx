import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { goBack } from '../../testing/goBack.ts';
import { ModuleContext } from '../sites/moduleContext.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';

function Panel({ withFrame = false }) {
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnLeave({ open, onClose: () => setOpen(false), parts: [panel] });
  return (
    <>
      <div ref={panel}>
        {open ? 'open' : 'closed'}
        {withFrame && <iframe title="inside" sandbox="" />}
      </div>
      <iframe title="outside" sandbox="" />
    </>
  );
}

const WithPath = ({ path }: { path: string }) => (
  <ModuleContext value={{ site: 'DE', locale: 'de-DE', navigate: undefined, path }}>
    <Panel />
  </ModuleContext>
);

const isOpen = () => screen.queryByText('open') !== null;

/** Simulates a press in a frame: the window loses the focus, and no element of the page receives it. */
async function pressInFrame(title: string) {
  const frame = screen.getByTitle(title);
  await act(async () => {
    frame.tabIndex = 0;
    frame.focus();
    window.dispatchEvent(new FocusEvent('blur'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

afterEach(() => window.history.replaceState(null, '', '/'));

// HEAD-153
test('closes on back or forward navigation', () => {
  render(<Panel />);
  expect(isOpen()).toBe(true);
  goBack();
  expect(isOpen()).toBe(false);
});

// HEAD-155
test('closes when Back changes only the hash', async () => {
  window.history.pushState(null, '', '#tea');
  render(<Panel />);
  window.history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(window.location.hash).toBe('');
});

// HEAD-155
test('closes on a link to another part of the page', async () => {
  render(<Panel />);
  window.location.assign('#tea');
  await waitFor(() => expect(isOpen()).toBe(false));
});

// HEAD-155
test('closes on Back even if a client router renders the page first', () => {
  const renderAgain = () => flushSync(() => rerender(<Panel />));
  window.addEventListener('popstate', renderAgain);
  const { rerender } = render(<Panel />);
  goBack();
  window.removeEventListener('popstate', renderAgain);
  expect(isOpen()).toBe(false);
});

test('stays open when a script replaces the hash', async () => {
  render(<Panel />);
  window.history.replaceState(null, '', '#tea');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isOpen()).toBe(true);
});

// HEAD-153
test('closes before the browser stores the page in the back/forward cache', () => {
  render(<Panel />);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(isOpen()).toBe(false);
  });
});

// HEAD-153
test('closes when a client router changes the path', async () => {
  render(<Panel />);
  window.history.pushState(null, '', '/coffee');
  await waitFor(() => expect(isOpen()).toBe(false));
});

// HEAD-153
test('closes when the host changes the path', () => {
  const { rerender } = render(<WithPath path="/" />);
  rerender(<WithPath path="/" />);
  expect(isOpen()).toBe(true);
  rerender(<WithPath path="/coffee" />);
  expect(isOpen()).toBe(false);
});

// HEAD-153
test('closes on a press in a frame', async () => {
  render(<Panel />);
  await pressInFrame('outside');
  expect(isOpen()).toBe(false);
});

test('stays open on a press in its own frame', async () => {
  render(<Panel withFrame />);
  await pressInFrame('inside');
  expect(isOpen()).toBe(true);
});

test('stays open when another window receives the focus', async () => {
  render(<Panel />);
  await act(async () => {
    window.dispatchEvent(new FocusEvent('blur'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(isOpen()).toBe(true);
});

// HEAD-153
test('closes when the page removes its elements', async () => {
  const { container } = render(<Panel />);
  await act(async () => container.remove());
  expect(container).toHaveTextContent('closed');
});

test('stays open on other changes of the page', async () => {
  const { container } = render(<Panel />);
  await act(async () => {
    document.body.prepend(container);
    document.body.append(document.createElement('p'));
  });
  expect(isOpen()).toBe(true);
});
