import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useRouteLinks } from './react.tsx';

/** A page with a client router whose `navigate` changes with each render. */
function Page({ onNavigate }: { onNavigate: (from: string, to: string) => void }) {
  const [address, setAddress] = useState('/start');
  useRouteLinks((to) => {
    onNavigate(address, to);
    history.pushState(null, '', to);
    setAddress(to);
  });
  return (
    <>
      <div data-fascia="header">
        <a href="/tea">Tea</a>
        <a href="/coffee">Coffee</a>
      </div>
      <main key={address}>
        <h1>{address}</h1>
      </main>
    </>
  );
}

// HK-60
test('useRouteLinks calls the latest function and focuses the heading of each new page', async () => {
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  const onNavigate = jest.fn<(from: string, to: string) => void>();
  const { unmount } = render(<Page onNavigate={onNavigate} />);
  for (const name of ['Tea', 'Coffee']) {
    const link = screen.getByRole('link', { name });
    act(() => link.click());
    const heading = screen.getByRole('heading', { name: `/${name.toLowerCase()}` });
    await waitFor(() => expect(heading).toHaveFocus());
  }
  expect(onNavigate.mock.calls).toEqual([
    ['/start', '/tea'],
    ['/tea', '/coffee'],
  ]);
  unmount();
  document.body.innerHTML = '<div data-fascia="header"><a href="#">Tea</a></div>';
  screen.getByRole('link').setAttribute('href', '/tea');
  screen
    .getByRole('link')
    .addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
  screen.getByRole('link').click();
  expect(onNavigate).toHaveBeenCalledTimes(2);
});
