import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { fillSlot } from './fallback.tsx';

/** Like the remote's modules, reports a render error by an event and renders nothing. */
class FakeModule extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch() {
    const detail = { module: 'header', operation: 'render', message: 'TypeError' };
    window.dispatchEvent(new CustomEvent('fascia:error', { detail }));
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

function FakeHeaderContent({ breaksAtOnce }: { breaksAtOnce: boolean }) {
  const [broken, setBroken] = useState(breaksAtOnce);
  if (broken) throw new TypeError('Broken header');
  return (
    <header data-fascia="header">
      <button onClick={() => setBroken(true)}>Open</button>
    </header>
  );
}

const headerThat = ({ breaks }: { breaks: 'at once' | 'later' }) => (
  <FakeModule>
    <FakeHeaderContent breaksAtOnce={breaks === 'at once'} />
  </FakeModule>
);

const STATIC_HEADER = '<header data-shell="static-header"><a href="/">Aroma</a></header>';
let slot: HTMLElement;

beforeEach(() => {
  slot = document.body.appendChild(document.createElement('div'));
  slot.innerHTML = STATIC_HEADER;
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the error that the boundary caught.
});

afterEach(() => {
  slot.remove();
  jest.restoreAllMocks();
});

// HOST-40
test('a header that fails to render leaves the server’s header in place', async () => {
  await act(async () => fillSlot(slot, 'header', headerThat({ breaks: 'at once' })));
  expect(slot.innerHTML).toBe(STATIC_HEADER);
  expect(slot.dataset['remote']).toBe('broken');
});

// HOST-40
test('a header that fails later is replaced by the server’s header', async () => {
  await act(async () => fillSlot(slot, 'header', headerThat({ breaks: 'later' })));
  expect(screen.queryByRole('link', { name: 'Aroma' })).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(slot.innerHTML).toBe(STATIC_HEADER);
});

test('a header that fails elsewhere on the page does not affect this one', async () => {
  await act(async () => fillSlot(slot, 'header', headerThat({ breaks: 'later' })));
  const detail = { module: 'header', operation: 'render', message: 'TypeError' };
  await act(async () => window.dispatchEvent(new CustomEvent('fascia:error', { detail })));
  expect(screen.queryByRole('button', { name: 'Open' })).not.toBeNull();
});
