import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { translate } from '../../testing/translate.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const errors = collectErrors();
const REPORT = { module: 'header', operation: 'part', message: 'RangeError' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs caught errors.
});

afterEach(() => jest.restoreAllMocks());

/** Content that fails the given number of times when it mounts, and then succeeds. */
function failing(times: number) {
  let left = times;
  return function Content() {
    useState(() => {
      // React immediately renders failed content a second time, so each of the two renders counts half.
      left -= 0.5;
      if (left >= 0) throw new RangeError('Personal data');
    });
    return <p>content</p>;
  };
}

const boundary = (content: ReactNode, onBreak = () => {}, attempt = 'de') => (
  <ErrorBoundary
    module="header"
    operation="part"
    attempt={attempt}
    fallback={<a href="/">fallback</a>}
    onBreak={onBreak}
  >
    {content}
  </ErrorBoundary>
);

// HOST-39
test('reports content that fails once and renders it again', () => {
  const Content = failing(1);
  const onBreak = jest.fn();
  render(boundary(<Content />, onBreak));
  expect(screen.getByText('content')).toBeVisible();
  expect(errors).toEqual([REPORT]);
  expect(onBreak).not.toHaveBeenCalled();
});

// HOST-39
test('shows the fallback for content that fails again, and reports it once', () => {
  const Content = failing(Infinity);
  const onBreak = jest.fn();
  render(boundary(<Content />, onBreak));
  expect(screen.getByRole('link', { name: 'fallback' })).toBeVisible();
  expect(errors).toEqual([REPORT]);
  expect(onBreak).toHaveBeenCalledTimes(1);
});

// HOST-155
test('shows nothing if the fallback fails as well, and keeps the rest', () => {
  const Content = failing(Infinity);
  render(
    <main>
      <ErrorBoundary module="header" operation="part" fallback={<Content />}>
        <Content />
      </ErrorBoundary>
      <p>rest</p>
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^rest$/);
});

// HOST-39
test('renders content again if its last failure was long ago', () => {
  const now = jest.spyOn(Date, 'now');
  let mounted = 0;
  let broken = 0;
  function Content() {
    const [id] = useState(() => (mounted += 1));
    if (id === broken) throw new RangeError('Personal data');
    return <p>content</p>;
  }
  const { rerender } = render(boundary(<Content />));
  for (const time of [20_000, 40_000]) {
    now.mockReturnValue(time);
    broken = mounted;
    rerender(boundary(<Content />));
    expect(screen.getByText('content')).toBeVisible();
  }
  expect(errors).toEqual([REPORT, REPORT]);
});

// HOST-39
test('renders failed content again when the attempt changes', () => {
  const Content = failing(2);
  const { rerender } = render(boundary(<Content />));
  expect(screen.getByText('fallback')).toBeVisible();
  rerender(boundary(<Content />, undefined, 'en'));
  expect(screen.getByText('content')).toBeVisible();
});

/** Removes its text when it is pressed. The element beside the text stays. */
function Removable() {
  const [isShown, setShown] = useState(true);
  return (
    <p>
      {isShown && 'gone soon'}
      <button onClick={() => setShown(false)}>stays</button>
    </p>
  );
}

// HOST-39
test('renders content again if a page translator has replaced its text', () => {
  render(boundary(<Removable />));
  translate(document.body);
  act(() => screen.getByRole('button').click());
  expect(screen.queryByText('fallback')).toBeNull();
  expect(screen.getByRole('button', { name: 'stays' })).toBeVisible();
  expect(errors).toEqual([{ ...REPORT, message: 'NotFoundError' }]);
});
