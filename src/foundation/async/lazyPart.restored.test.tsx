import '../../testing/freshPage.ts';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { collectErrors } from '../../testing/collectEvents.ts';
import { failingImport } from '../../testing/failingImport.ts';
import { lazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

const OPERATION = { module: 'test', operation: 'part' };
const errors = collectErrors();

/** Restores the page from the back/forward cache. */
const restorePage = () =>
  act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('loads and renders code that failed to load (HOST-120)', async () => {
  const part = lazyPart(OPERATION, failingImport(1));
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  const { container } = render(<Shown />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent('nothing yet');
  await restorePage();
  expect(container).toHaveTextContent('code');
});

test.each(['online', 'focus'])(
  'loads code that failed to load on `%s` (HOST-120, FOOT-34)',
  async (type) => {
    const part = lazyPart(OPERATION, failingImport(1));
    const Shown = () => useLazyPart(part) ?? 'nothing yet';
    const { container } = render(<Shown />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(async () => void window.dispatchEvent(new Event(type)));
    expect(container).toHaveTextContent('code');
  },
);

// HOST-147
test('repeats an import once if it fails after the visitor has returned', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const imports = jest
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(promise)
    .mockRejectedValue(new Error('lost'));
  const part = lazyPart(OPERATION, imports);
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  render(<Shown />);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(imports).toHaveBeenCalledTimes(1);
  reject(new Error('lost'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(imports).toHaveBeenCalledTimes(2);
  expect(errors).toHaveLength(1);
});

test('restarts an import that never settles (HOST-120)', async () => {
  const imports = jest
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue('code');
  const part = lazyPart(OPERATION, imports);
  const Shown = () => useLazyPart(part) ?? 'nothing yet';
  const { container } = render(<Shown />);
  await restorePage();
  expect(container).toHaveTextContent('code');
  expect(imports).toHaveBeenCalledTimes(2);
});

test('resolves a load after a navigation has cancelled its import', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const imports = jest
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(promise)
    .mockResolvedValue('code');
  const part = lazyPart(OPERATION, imports);
  const Shown = () => useLazyPart(part, false) ?? 'nothing yet';
  render(<Shown />);
  const loaded = part.load();
  await restorePage();
  reject(new Error('lost'));
  expect(await loaded).toBe('code');
  expect(errors).toEqual([]);
});

test('ignores a click from before the navigation (HOST-120)', async () => {
  const imports = jest
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValue(new Error('lost'));
  const part = lazyPart(OPERATION, imports);
  const Shown = () => useLazyPart(part, false) ?? 'nothing yet';
  render(<Shown />);
  const settled = jest.fn();
  part.loadForClick().then(settled, settled);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await restorePage();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(settled).not.toHaveBeenCalled();
});

test('does not load unused or already loaded code', async () => {
  const unwanted = failingImport(0);
  const loaded = failingImport(0);
  const parts = [lazyPart(OPERATION, unwanted), lazyPart(OPERATION, loaded)] as const;
  const Shown = () => [useLazyPart(parts[0], false), useLazyPart(parts[1])];
  render(<Shown />);
  await act(async () => {});
  await restorePage();
  expect(unwanted).not.toHaveBeenCalled();
  expect(loaded).toHaveBeenCalledTimes(1);
});
