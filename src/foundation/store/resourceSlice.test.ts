import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createWords, OPERATION } from '../../testing/createWords.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { pageRestored } from './resourceSlice.ts';

const errors = collectErrors();

test('a resource is idle, then pending, then ready', async () => {
  const { fetch, entry, reads } = createWords();
  expect(entry('a')).toMatchObject({ status: 'idle', data: undefined, isStale: false });
  void fetch('a');
  expect(entry('a').status).toBe('pending');
  await reads[0]?.answer('A');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'A', isStale: false });
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
  expect(entry('a')).toMatchObject({ status: 'failed', data: undefined, isStale: false });
  expect(errors).toEqual([{ ...OPERATION, message: 'Unexpected failure' }]);
  void fetch('a');
  await reads[1]?.answer('A');
  expect(entry('a').data).toBe('A');
});

test('stale data stays until it has been read again', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('old');
  store.dispatch(words.actions.invalidated());
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'old', isStale: true });
  void fetch('a');
  expect(entry('a')).toMatchObject({ status: 'pending', data: 'old', isStale: false });
  await reads[1]?.answer('new');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'new', isStale: false });
});

test('data that was invalidated while it was read is stale at once', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(words.actions.invalidated());
  await reads[0]?.answer('old');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'old', isStale: true });
});

test('with `mustRefetch` a ready resource is read again, a pending one is not', async () => {
  const { fetch, reads } = createWords({ mustRefetch: () => true });
  void fetch('a');
  void fetch('a');
  await reads[0]?.answer('A');
  void fetch('a');
  expect(reads).toHaveLength(2);
});

test('dropped data is removed, and a pending response is ignored', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('Ada');
  store.dispatch(words.actions.invalidated());
  void fetch('a');
  store.dispatch(words.actions.dropped());
  expect(entry('a')).toMatchObject({ status: 'idle', data: undefined });
  await reads[1]?.answer('Ada');
  expect(entry('a')).toMatchObject({ status: 'idle', data: undefined });
  void fetch('a');
  await reads[2]?.answer('Grace');
  expect(entry('a').data).toBe('Grace');
});

test('the earlier of two reads is ignored (HOST-54)', async () => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(pageRestored());
  void fetch('a');
  await reads[0]?.fail();
  expect(entry('a').status).toBe('pending');
  await reads[1]?.answer('new');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'new' });
});

test('a restored page keeps its data without another read (HOST-54)', async () => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('A');
  store.dispatch(pageRestored());
  void fetch('a');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'A' });
  expect(reads).toHaveLength(1);
});

test('data that was being read again stays shown when the page is restored (HOST-54)', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('old');
  store.dispatch(words.actions.invalidated());
  void fetch('a');
  store.dispatch(pageRestored());
  expect(entry('a').data).toBe('old');
});

test('received data replaces a pending response', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(words.actions.received({ key: 'a', data: 'newer' }));
  await reads[0]?.answer('older');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'newer' });
});

describe('Data with a maximum age', () => {
  const MINUTE_MS = 60_000;

  test('is kept while the next fetch reads it again (PROMO-36)', async () => {
    stopTime();
    const { fetch, entry, reads } = createWords({ maxAgeMs: MINUTE_MS });
    void fetch('a');
    await reads[0]?.answer('old');
    jest.advanceTimersByTime(MINUTE_MS);
    void fetch('a');
    expect(reads).toHaveLength(1);
    jest.advanceTimersByTime(1);
    void fetch('a');
    expect(entry('a')).toMatchObject({ status: 'pending', data: 'old' });
    await reads[1]?.answer('new');
    expect(entry('a').data).toBe('new');
    void fetch('a');
    expect(reads).toHaveLength(2);
  });

  test('that came with the page has the age of the page (PROMO-05, PROMO-36)', () => {
    stopTime(new Date());
    const { words, store, fetch, reads } = createWords({ maxAgeMs: MINUTE_MS });
    store.dispatch(words.actions.received({ key: 'a', data: 'A' }));
    void fetch('a');
    expect(reads).toHaveLength(0);
    jest.advanceTimersByTime(MINUTE_MS + 1);
    void fetch('a');
    expect(reads).toHaveLength(1);
  });
});
