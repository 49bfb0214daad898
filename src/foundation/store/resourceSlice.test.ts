import { collectErrors } from '../../testing/collectEvents.ts';
import { createWords, OPERATION } from '../../testing/createWords.ts';
import { pageRestored, pageReturned, partOpened } from './resourceSlice.ts';

const errors = collectErrors();

test('a resource is idle, then pending, then ready', async () => {
  const { fetch, entry, reads } = createWords();
  expect(entry('a')).toMatchObject({ status: 'idle', data: undefined, isStale: false });
  void fetch('a');
  expect(entry('a').status).toBe('pending');
  await reads[0]?.answer('A');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'A', isStale: false });
});

test('stores a separate resource per key', async () => {
  const { fetch, entry, reads } = createWords();
  void fetch('a');
  void fetch('b');
  await reads[1]?.answer('B');
  expect([entry('a').status, entry('b').data]).toEqual(['pending', 'B']);
});

test('does not read a pending or ready resource again', async () => {
  const { fetch, reads } = createWords();
  void fetch('a');
  void fetch('a');
  await reads[0]?.answer('A');
  void fetch('a');
  expect(reads).toHaveLength(1);
});

test('reports a failure, and the next fetch retries', async () => {
  const { fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.fail();
  expect(entry('a')).toMatchObject({ status: 'failed', data: undefined, isStale: false });
  expect(errors).toEqual([{ ...OPERATION, message: 'Unexpected failure' }]);
  void fetch('a');
  await reads[1]?.answer('A');
  expect(entry('a').data).toBe('A');
});

test('keeps stale data until it has been read again', async () => {
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

test('marks data that was invalidated during the read as stale', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(words.actions.invalidated());
  await reads[0]?.answer('old');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'old', isStale: true });
});

test('with `mustRefetch`, reads a ready resource again but not a pending one', async () => {
  const { fetch, reads } = createWords({ mustRefetch: () => true });
  void fetch('a');
  void fetch('a');
  await reads[0]?.answer('A');
  void fetch('a');
  expect(reads).toHaveLength(2);
});

test('removes dropped data and ignores the pending response', async () => {
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

test('ignores the earlier of two reads (HOST-120)', async () => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(pageRestored());
  void fetch('a');
  await reads[0]?.fail();
  expect(entry('a').status).toBe('pending');
  await reads[1]?.answer('new');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'new' });
});

test('does not read ready data again after the page is restored (HOST-120)', async () => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('A');
  store.dispatch(pageRestored());
  void fetch('a');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'A' });
  expect(reads).toHaveLength(1);
});

test('keeps showing stale data if a restore interrupts its read (HOST-120)', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  await reads[0]?.answer('old');
  store.dispatch(words.actions.invalidated());
  void fetch('a');
  store.dispatch(pageRestored());
  expect(entry('a').data).toBe('old');
});

test('prefers received data to a pending response', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(words.actions.received({ key: 'a', data: 'newer' }));
  await reads[0]?.answer('older');
  expect(entry('a')).toMatchObject({ status: 'ready', data: 'newer' });
});

test.each([
  ['the visitor returns', pageReturned(0)],
  ['a part is opened', partOpened()],
])('resets failed resources to idle when %s (HOST-120)', async (_, action) => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  void fetch('b');
  void fetch('c');
  await reads[0]?.fail();
  await reads[1]?.answer('B');
  store.dispatch(action);
  expect([entry('a'), entry('b'), entry('c')]).toMatchObject([
    { status: 'idle', isStale: false },
    { status: 'ready', data: 'B', isStale: false },
    { status: 'pending' },
  ]);
});

// HOST-147
test('a read that fails after the visitor has returned is repeated once', async () => {
  const { store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(pageReturned(0));
  await reads[0]?.fail();
  expect(entry('a')).toMatchObject({ status: 'idle', lastRead: 1 });
  expect(entry('a').failedRead).toBe(1);
  void fetch('a');
  await reads[1]?.fail();
  expect(entry('a').status).toBe('failed');
});

// HOST-147
test('a read that succeeds after the visitor has returned is not repeated', async () => {
  const { words, store, fetch, entry, reads } = createWords();
  void fetch('a');
  store.dispatch(pageReturned(0));
  await reads[0]?.answer('A');
  store.dispatch(words.actions.invalidated());
  void fetch('a');
  await reads[1]?.fail();
  expect(entry('a').status).toBe('failed');
});

async function createFailed() {
  const slice = createWords();
  void slice.fetch('a');
  await slice.reads[0]?.fail();
  return slice;
}

describe('the number of the last failed read', () => {
  test.each([
    ['the visitor returns', pageReturned(0)],
    ['a part is opened', partOpened()],
    ['the page is restored', pageRestored()],
  ])('stays until the next read succeeds after %s (HOST-120)', async (_, action) => {
    const { store, fetch, entry, reads } = await createFailed();
    expect(entry('a').failedRead).toBe(1);
    store.dispatch(action);
    expect(entry('a').failedRead).toBe(1);
    void fetch('a');
    expect(entry('a').failedRead).toBe(1);
    await reads[1]?.answer('A');
    expect(entry('a').failedRead).toBe(0);
  });

  test('is reset when the data is dropped (HOST-120)', async () => {
    const { words, store, entry } = await createFailed();
    store.dispatch(words.actions.dropped());
    expect(entry('a').failedRead).toBe(0);
  });

  test('is updated when another read fails (HOST-120)', async () => {
    const { fetch, entry, reads } = await createFailed();
    void fetch('a');
    await reads[1]?.fail();
    expect(entry('a').failedRead).toBe(2);
  });
});
