import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { stopTime } from '../../testing/fakeClock.ts';
import { useScrolled } from './Header.tsx';

function ScrollPosition({ enabled }: { enabled: boolean }) {
  return <p>{useScrolled(enabled) ? 'scrolled' : 'top'}</p>;
}

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => stopTime());
afterEach(() => void (window.scrollY = 0));

test('the scroll position is read when scrolling has paused for 50 ms (HEAD-18)', async () => {
  render(<ScrollPosition enabled />);
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

test('the initial position is read at once; while not enabled, scrolling is ignored', () => {
  window.scrollY = 200;
  const { rerender } = render(<ScrollPosition enabled />);
  expect(screen.getByText('scrolled')).toBeVisible();
  rerender(<ScrollPosition enabled={false} />);
  expect(screen.getByText('top')).toBeVisible();
  scrollTo(300);
  expect(jest.getTimerCount()).toBe(0);
});
