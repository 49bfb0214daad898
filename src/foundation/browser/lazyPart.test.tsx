import '../../testing/freshPage.ts';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { failingImport } from '../../testing/failingImport.ts';
import { lazyPart, useLazyPart, type LazyPart } from './lazyPart.ts';

const OPERATION = { module: 'test', operation: 'part' };
const errors = collectErrors();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the code is imported once for any number of callers', async () => {
  const importCode = failingImport(0);
  const part = lazyPart(OPERATION, importCode);
  expect(part.get()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code']);
  expect(await part.load()).toBe('code');
  expect(part.get()).toBe('code');
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('a failed import is repeated after 1 s and after 3 s more', async () => {
  const importCode = failingImport(2);
  const part = lazyPart(OPERATION, importCode);
  const loaded = part.load();
  await jest.advanceTimersByTimeAsync(999);
  expect(importCode).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(importCode).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2999);
  expect(importCode).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(errors).toEqual([]);
});

test('after three failed attempts it rejects and reports once; the next call loads again', async () => {
  const part = lazyPart(OPERATION, failingImport(6));
  for (const _ of [1, 2]) {
    const outcome = part.load().catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await outcome).toBe('lost');
  }
  expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
  expect(await part.load()).toBe('code');
});

test('a click rejects with the failure of the second attempt, which is reported, and loading continues', async () => {
  const part = lazyPart(OPERATION, failingImport(2));
  const clicked = part.loadForClick().catch(() => 'too late');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await clicked).toBe('too late');
  expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
  expect(part.get()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1500);
  await jest.advanceTimersByTimeAsync(1500);
  expect(part.get()).toBe('code');
});

test('a click waits 2.5 s at most for an import that does not settle', async () => {
  const part = lazyPart(OPERATION, () => new Promise<never>(() => {}));
  const clicked = part.loadForClick().catch(() => 'too late');
  await jest.advanceTimersByTimeAsync(2499);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await clicked).toBe('too late');
  expect(jest.getTimerCount()).toBe(0);
});

test('a click gets the code if the second attempt succeeds', async () => {
  const part = lazyPart(OPERATION, failingImport(1));
  const clicked = part.loadForClick();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await clicked).toBe('code');
  expect(errors).toEqual([]);
});

test('a click gets code that is loaded in time, and leaves no timer', async () => {
  expect(await lazyPart(OPERATION, failingImport(0)).loadForClick()).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test('a component shows the code once it has been loaded', async () => {
  const part = lazyPart(OPERATION, failingImport(1));
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  const { container } = render(<Shown />);
  expect(container).toHaveTextContent('nothing yet');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(container).toHaveTextContent('code');
});

test('a component loads nothing until the code is wanted', async () => {
  const importCode = failingImport(0);
  const part = lazyPart(OPERATION, importCode);
  const Shown = ({ isWanted }: { isWanted: boolean }) => useLazyPart(part, isWanted) ?? 'none';
  const { rerender } = render(<Shown isWanted={false} />);
  expect(importCode).not.toHaveBeenCalled();
  await act(async () => rerender(<Shown isWanted />));
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('after the last component has unmounted there are no further attempts and no timers', async () => {
  const importCode = failingImport(9);
  const part = lazyPart(OPERATION, importCode);
  const Shown = () => useLazyPart(part) ?? null;
  const { unmount } = render(<Shown />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(importCode).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(errors).toEqual([]);
});

test('a component that takes the place of the last one keeps the tries that are left', async () => {
  const part = lazyPart(OPERATION, failingImport(1));
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  const { container, rerender } = render(<Shown key="frame" />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  rerender(<Shown key="module" />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(container).toHaveTextContent('code');
});

test('a try that fails after the last component has unmounted is not repeated', async () => {
  const importCode = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    throw new Error('lost');
  });
  const part = lazyPart(OPERATION, importCode);
  const Shown = () => useLazyPart(part) ?? null;
  const { unmount } = render(<Shown />);
  unmount();
  await jest.advanceTimersByTimeAsync(500);
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(importCode).toHaveBeenCalledTimes(1);
});

const NeededCode = ({ part }: { part: LazyPart<string> }) => useLazyPart(part) ?? 'nothing yet';
const failThreeTimes = () => act(() => jest.advanceTimersByTimeAsync(4000));

describe('Code that a mounted component needs, when all attempts have failed', () => {
  test('is requested again after 10 s, then after 20 s, with one report (FOOT-37)', async () => {
    const importCode = failingImport(6);
    const { container } = render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    await failThreeTimes();
    await act(() => jest.advanceTimersByTimeAsync(9999));
    expect(importCode).toHaveBeenCalledTimes(3);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(importCode).toHaveBeenCalledTimes(4);
    await failThreeTimes();
    expect(importCode).toHaveBeenCalledTimes(6);
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(container).toHaveTextContent('nothing yet');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(container).toHaveTextContent('code');
    expect(errors).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is requested again at once when the browser is online again (FOOT-37)', async () => {
    const { container } = render(<NeededCode part={lazyPart(OPERATION, failingImport(3))} />);
    await failThreeTimes();
    expect(container).toHaveTextContent('nothing yet');
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(container).toHaveTextContent('code');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is not requested again for a component that has gone (FOOT-37)', async () => {
    const importCode = failingImport(9);
    const { unmount } = render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    await failThreeTimes();
    unmount();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importCode).toHaveBeenCalledTimes(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is requested by one timer, however often the browser comes and goes (FOOT-37)', async () => {
    const importCode = failingImport(9);
    render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('online'));
    await failThreeTimes();
    expect(jest.getTimerCount()).toBe(1);
  });
});
