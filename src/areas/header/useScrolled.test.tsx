import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { stopTime } from '../../testing/fakeClock.ts';
import { useScrolled } from './useScrolled.ts';

function Shown({ wanted }: { wanted: boolean }) {
  return <p>{useScrolled(wanted) ? 'scrolled' : 'top'}</p>;
}

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => stopTime());
afterEach(() => void (window.scrollY = 0));

test('the header looks where the page is once scrolling has rested for 50 ms', async () => {
  render(<Shown wanted />);
  for (const y of [10, 20, 30]) {
    scrollTo(y);
    await pass(49);
    expect(screen.getByText('top')).toBeVisible();
  }
  await pass(1);
  expect(screen.getByText('scrolled')).toBeVisible();
  scrollTo(0);
  await pass(50);
  expect(screen.getByText('top')).toBeVisible();
});

test('a page that is scrolled already is seen at once; a header that does not stay asks for nothing', () => {
  window.scrollY = 200;
  const { rerender } = render(<Shown wanted />);
  expect(screen.getByText('scrolled')).toBeVisible();
  rerender(<Shown wanted={false} />);
  expect(screen.getByText('top')).toBeVisible();
  scrollTo(300);
  expect(jest.getTimerCount()).toBe(0);
});
