import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { collectErrors } from '../../testing/collectEvents.ts';
import type { ParsedAnswer } from '../untrusted/parseAnswer.ts';
import { createResourceSlice, useResource } from './resourceSlice.ts';

const errors = collectErrors();
const OPERATION = { module: 'test', operation: 'words' };

interface Source {
  id: string;
}

interface PendingRead {
  source: Source;
  receivePart: (data: string) => void;
  answer: (data: string) => Promise<void>;
  fail: () => Promise<void>;
}

const settle = (run: () => void) => act(async () => run());

/** A slice whose reads the test answers. */
function createWords({ mustRefetch = (): boolean => false } = {}) {
  const reads: PendingRead[] = [];
  const words = createResourceSlice<'words', Source, string>({
    name: 'words',
    keyOf: ({ id }) => id,
    operation: OPERATION,
    mustRefetch,
    read: (source, receivePart) =>
      new Promise<ParsedAnswer<string>>((resolve, reject) => {
        reads.push({
          source,
          receivePart: (data) => act(() => receivePart(data)),
          answer: (value) => settle(() => resolve({ value, leftOut: [] })),
          fail: () => settle(() => reject(new Error('lost'))),
        });
      }),
  });
  const store = configureStore({ reducer: { words: words.reducer } });
  const fetch = (id: string) => store.dispatch(words.fetch({ id }));
  const entry = (id: string) => words.select(store.getState(), { id });
  return { words, store, reads, fetch, entry };
}

test('a resource is idle, then pending, then ready', async () => {
  const { fetch, entry, reads } = createWords();
  expect(entry('a')).toEqual({ status: 'idle', data: undefined, isStale: false });
  void fetch('a');
  expect(entry('a').status).toBe('pending');
  await reads[0]?.answer('A');
  expect(entry('a')).toEqual({ status: 'ready', data: 'A', isStale: false });
});

test('each key is a resource of its own', async () => {
  const { fetch, entry, reads } = createWords();
  void fetch('a');
  void fetch('b');
  await reads[1]?.answer('B');
  expect([entry('a').status, entry('b').data]).toEqual(['pending', 'B']);
});

test('a pending or ready resource is not read again', async () => {
  const { fetch, reads } = createWords();
  void fetch('a');
  void fetch('a');
  await reads[0]?.answer('A');
  void fetch('a');
  expect(reads).toHaveLength(1);
});

test('a failure is reported, and the next fetch tries again', async () => {
  const { fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.fail();
  expect(entry('a')).toEqual({ status: 'failed', data: undefined, isStale: false });
  expect(errors).toEqual([{ ...OPERATION, message: 'Unexpected failure' }]);
  void fetch('a');
  await reads[1]?.answer('A');
  expect(entry('a').data).toBe('A');
});

test('the first part of an answer is shown while the rest is pending', async () => {
  const { fetch, entry, reads } = createWords();
  void fetch('a');
  reads[0]?.receivePart('first part');
  expect(entry('a')).toEqual({ status: 'pending', data: 'first part', isStale: false });
  await reads[0]?.answer('all of it');
  expect(entry('a').data).toBe('all of it');
});

test('stale data stays until it has been read again', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('old');
  store.dispatch(words.actions.invalidated());
  expect(entry('a')).toEqual({ status: 'ready', data: 'old', isStale: true });
  void fetch('a');
  expect(entry('a')).toEqual({ status: 'pending', data: 'old', isStale: false });
  await reads[1]?.answer('new');
  expect(entry('a')).toEqual({ status: 'ready', data: 'new', isStale: false });
});

test('data that was invalidated while it was read is stale at once', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(words.actions.invalidated());
  await reads[0]?.answer('old');
  expect(entry('a')).toEqual({ status: 'ready', data: 'old', isStale: true });
});

test('with `mustRefetch` a ready resource is read again, a pending one is not', async () => {
  const { fetch, reads } = createWords({ mustRefetch: () => true });
  void fetch('a');
  void fetch('a');
  await reads[0]?.answer('A');
  void fetch('a');
  expect(reads).toHaveLength(2);
});

function show({ words, store }: ReturnType<typeof createWords>, id: string) {
  const Word = (source: Source) => <p>{useResource(words, source).data ?? 'nothing yet'}</p>;
  const view = render(<Word id={id} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return (next: string) => view.rerender(<Word id={next} />);
}

describe('In a component', () => {
  test('a resource is read once, also when the source is a new object with the same key', async () => {
    const slice = createWords({ mustRefetch: () => true });
    const showAgain = show(slice, 'a');
    await slice.reads[0]?.answer('A');
    expect(screen.getByText('A')).toBeVisible();
    showAgain('a');
    expect(slice.reads).toHaveLength(1);
  });

  test('after a change of the key the new resource is read and shown', async () => {
    const slice = createWords();
    const showAgain = show(slice, 'a');
    await slice.reads[0]?.answer('A');
    showAgain('b');
    expect(screen.getByText('nothing yet')).toBeVisible();
    await slice.reads[1]?.answer('B');
    expect(screen.getByText('B')).toBeVisible();
  });

  test('a stale resource is read again, also if it was invalidated while it was pending', async () => {
    const slice = createWords();
    show(slice, 'a');
    act(() => void slice.store.dispatch(slice.words.actions.invalidated()));
    await slice.reads[0]?.answer('old');
    expect(slice.reads).toHaveLength(2);
    await slice.reads[1]?.answer('new');
    expect(screen.getByText('new')).toBeVisible();
    expect(slice.reads).toHaveLength(2);
  });
});
