import '../../testing/freshPage.ts';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { failingImport } from '../../testing/failingImport.ts';
import { lazyPart, type LazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

const OPERATION = { module: 'test', operation: 'part' };
const errors = collectErrors();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('imports the code once for any number of callers', async () => {
  const importCode = failingImport(0);
  const part = lazyPart(OPERATION, importCode);
  expect(part.get()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code']);
  expect(await part.load()).toBe('code');
  expect(part.get()).toBe('code');
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('reports a failed import once, and the next call retries it', async () => {
  const part = lazyPart(OPERATION, failingImport(2));
  for (const _ of [1, 2]) await expect(part.load()).rejects.toThrow('lost');
  expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
  expect(await part.load()).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects a load for a click and reports the failure if the import fails', async () => {
  const clicked = lazyPart(OPERATION, failingImport(1)).loadForClick();
  await expect(clicked).rejects.toThrow('lost');
  expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
  expect(jest.getTimerCount()).toBe(0);
});

test('the next click uses code that arrived too late for the previous click', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const part = lazyPart(OPERATION, () => promise);
  const clicked = part.loadForClick().catch(() => 'too late');
  await jest.advanceTimersByTimeAsync(2500);
  expect(await clicked).toBe('too late');
  resolve('code');
  expect(await part.loadForClick()).toBe('code');
});

test('waits at most 2.5 s for code after a click', async () => {
  const part = lazyPart(OPERATION, () => new Promise<never>(() => {}));
  const clicked = part.loadForClick().catch(() => 'too late');
  await jest.advanceTimersByTimeAsync(2499);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await clicked).toBe('too late');
  expect(jest.getTimerCount()).toBe(0);
});

test('resolves a load for a click if the code arrives in time', async () => {
  expect(await lazyPart(OPERATION, failingImport(0)).loadForClick()).toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test('renders the code once it has loaded', async () => {
  const part = lazyPart(OPERATION, failingImport(0));
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  const { container } = render(<Shown />);
  expect(container).toHaveTextContent('nothing yet');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent('code');
});

test('does not load code until the component needs it', async () => {
  const importCode = failingImport(0);
  const part = lazyPart(OPERATION, importCode);
  const Shown = ({ isWanted }: { isWanted: boolean }) => useLazyPart(part, isWanted) ?? 'none';
  const { rerender } = render(<Shown isWanted={false} />);
  expect(importCode).not.toHaveBeenCalled();
  await act(async () => rerender(<Shown isWanted />));
  expect(importCode).toHaveBeenCalledTimes(1);
});

const NeededCode = ({ part }: { part: LazyPart<string> }) => useLazyPart(part) ?? 'nothing yet';
const fail = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('failed code of a mounted component', () => {
  test('is requested again after 10 s and 20 s, with one report (FOOT-34)', async () => {
    const importCode = failingImport(2);
    const { container } = render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    await fail();
    await act(() => jest.advanceTimersByTimeAsync(9999));
    expect(importCode).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(importCode).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(container).toHaveTextContent('nothing yet');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(container).toHaveTextContent('code');
    expect(errors).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is not requested again for an unmounted component (FOOT-34)', async () => {
    const importCode = failingImport(9);
    const { unmount } = render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    await fail();
    unmount();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importCode).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('has one timer even if the browser goes online several times (FOOT-34)', async () => {
    const importCode = failingImport(9);
    render(<NeededCode part={lazyPart(OPERATION, importCode)} />);
    for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('online'));
    await fail();
    expect(jest.getTimerCount()).toBe(1);
  });
});

/** A part whose chunk fails to load. `outdated` resolves with `result`. */
function lostPart(result: object | undefined) {
  const outdated = jest.fn(async (part: string) => result && { ...result, message: part });
  const part = lazyPart(OPERATION, () =>
    Promise.reject(Object.assign(new Error('lost'), { outdated })),
  );
  return { part, outdated };
}

// REL-100
describe('code that cannot be loaded', () => {
  test('is reported as outdated once per part if its release is gone', async () => {
    const { part, outdated } = lostPart({ operation: 'outdated' });
    for (const _ of [1, 2, 3]) await expect(part.load()).rejects.toThrow('lost');
    expect(errors).toEqual([{ module: 'test', operation: 'outdated', message: 'part' }]);
    expect(outdated).toHaveBeenCalledTimes(1);
  });

  test('is reported as a failed load if its release still exists', async () => {
    await expect(lostPart(undefined).part.load()).rejects.toThrow('lost');
    expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
  });
});
