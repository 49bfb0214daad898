import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createWords } from '../../testing/createWords.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { pageReturned } from './resourceSlice.ts';

collectErrors();

describe('data with a maximum age', () => {
  const MINUTE_MS = 60_000;

  test('stays while the next fetch reads it again (PROMO-06)', async () => {
    stopTime();
    const { fetch, entry, reads } = createWords({ maxAgeMs: MINUTE_MS });
    void fetch('a');
    await reads[0]?.answer('old');
    jest.advanceTimersByTime(MINUTE_MS - 1);
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

  test('counts as received when the page was opened if a server has rendered the data (PROMO-06)', () => {
    stopTime(new Date());
    const { words, store, fetch, reads } = createWords({ maxAgeMs: MINUTE_MS });
    store.dispatch(words.actions.received({ key: 'a', data: 'A' }));
    void fetch('a');
    expect(reads).toHaveLength(0);
    jest.advanceTimersByTime(MINUTE_MS + 1);
    void fetch('a');
    expect(reads).toHaveLength(1);
  });

  async function createOld(options: { isPersonal?: boolean; mustRefetch?: () => boolean } = {}) {
    stopTime();
    const slice = createWords({ maxAgeMs: MINUTE_MS, ...options });
    void slice.fetch('a');
    await slice.reads[0]?.answer('old');
    jest.advanceTimersByTime(MINUTE_MS);
    return slice;
  }

  async function returnToOld(isPersonal = false) {
    const slice = await createOld({ isPersonal });
    slice.store.dispatch(pageReturned(Date.now()));
    return slice;
  }

  test('is stale when the visitor returns, and shown until it has been read again (HOST-121)', async () => {
    const { entry, fetch, reads, store } = await returnToOld();
    expect(entry('a')).toMatchObject({ status: 'ready', data: 'old', isStale: true });
    void fetch('a');
    await reads[1]?.answer('new');
    const before = store.getState();
    store.dispatch(pageReturned(Date.now()));
    expect(store.getState()).toBe(before);
  });

  test('stays after failures until it has been read again (HOST-121)', async () => {
    const { entry, fetch, reads, store } = await returnToOld();
    for (const count of [2, 3]) {
      void fetch('a');
      await reads[count - 1]?.fail();
      expect(entry('a')).toMatchObject({ status: 'failed', data: 'old' });
      store.dispatch(pageReturned(Date.now()));
    }
    void fetch('a');
    await reads[3]?.answer('new');
    expect(entry('a')).toMatchObject({ status: 'ready', data: 'new' });
  });

  test.each(['invalidated', 'dropped'] as const)(
    'does not stay after a failure if it was %s before',
    async (name) => {
      const { words, entry, fetch, reads, store } = await returnToOld();
      store.dispatch(words.actions[name]());
      void fetch('a');
      await reads[1]?.fail();
      expect(entry('a')).toMatchObject({ status: 'failed', data: undefined });
    },
  );

  test('does not stay after a failure if it identifies the visitor (ACC-19)', async () => {
    const { entry, fetch, reads } = await returnToOld(true);
    void fetch('a');
    await reads[1]?.fail();
    expect(entry('a')).toMatchObject({ status: 'failed', data: undefined });
  });

  test('stays if the next fetch fails (HOST-121)', async () => {
    const { entry, fetch, reads } = await createOld();
    for (const count of [2, 3]) {
      void fetch('a');
      await reads[count - 1]?.fail();
      expect(entry('a')).toMatchObject({ status: 'failed', data: 'old' });
    }
    void fetch('a');
    await reads[3]?.answer('new');
    expect(entry('a')).toMatchObject({ status: 'ready', data: 'new' });
  });

  test.each([
    ['it identifies the visitor (ACC-19)', { isPersonal: true }],
    ['every fetch must read again (PROMO-06)', { mustRefetch: () => true }],
  ])('does not stay if the next fetch fails and %s', async (_, options) => {
    const { entry, fetch, reads } = await createOld(options);
    void fetch('a');
    await reads[1]?.fail();
    expect(entry('a')).toMatchObject({ status: 'failed', data: undefined });
  });

  test.each(['invalidated', 'dropped'] as const)(
    'does not stay if it was %s during the fetch that failed',
    async (name) => {
      const { words, entry, fetch, reads, store } = await createOld();
      void fetch('a');
      store.dispatch(words.actions[name]());
      await reads[1]?.fail();
      expect(entry('a').data).toBeUndefined();
    },
  );
});
