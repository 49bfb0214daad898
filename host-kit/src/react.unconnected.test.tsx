import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Fascia, useCart } from './react.tsx';

function Page() {
  const { busy, readError } = useCart();
  return (
    <>
      <Fascia module="Header" fallback={<a href="/">Aroma</a>} />
      <output>{JSON.stringify({ busy, readError })}</output>
    </>
  );
}

test('a page that has not connected keeps its fallback and reports the mistake (HK-59)', async () => {
  jest.useFakeTimers();
  const { unmount } = render(<Page />);
  await act(async () => {});
  expect(() => jest.advanceTimersByTime(1)).toThrow('connect');
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('{"busy":false,"readError":"UNKNOWN"}');
  unmount();
  jest.useRealTimers();
});
