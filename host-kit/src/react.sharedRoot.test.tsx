import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './browser.ts';
import { Fascia, sharedReact } from './react.tsx';
import { fakeRemote } from '../testing/fakeRemote.ts';

/** A module that renders with the page's React. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <header data-fascia="header">
      <button onClick={() => setCount(count + 1)}>Opened {count} times</button>
    </header>
  );
}

function mountCounter(slot: Element) {
  const root = createRoot(slot);
  root.render(<Counter />);
  return { update() {}, unmount: () => root.unmount() };
}

const remote = fakeRemote({ mount: mountCounter });
afterAll(() => remote.stop());

test('a module with the page’s own React mounts, updates and unmounts without errors (HK-52)', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  connect({ entry: 'https://cdn.test/container.js', share: sharedReact });
  const header = <Fascia module="Header" fallback={<a href="/">Aroma</a>} />;
  const { rerender, unmount } = render(<StrictMode>{header}</StrictMode>);
  remote.arrive();
  const button = await screen.findByRole('button', { name: 'Opened 0 times' });
  act(() => button.click());
  expect(button).toHaveTextContent('Opened 1 times');
  await act(async () => rerender(<StrictMode>Another page</StrictMode>));
  expect(document.body).toHaveTextContent(/^Another page$/);
  await act(async () => rerender(<StrictMode>{header}</StrictMode>));
  expect(await screen.findByRole('button', { name: 'Opened 0 times' })).toBeInTheDocument();
  await act(async () => unmount());
  const messages = errors.mock.calls.map(String);
  errors.mockRestore();
  expect(messages).toEqual([]);
});
