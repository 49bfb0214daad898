/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createEdgeCache } from './edgeCache.ts';
import { memoryCache } from '../testing/memoryCache.ts';

const KEY = 'https://shop.example/fragments/header?settings=';
const SECOND = 1000;

const fragment = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400',
      ETag: `"${text}"`,
      ...headers,
    },
  });

const incomplete = (text: string) =>
  fragment(text, {
    'Cache-Control': 'public, max-age=5, stale-while-revalidate=30, stale-if-error=300',
    'Fascia-Incomplete': 'true',
  });

const failure = () =>
  new Response('sorry', { status: 500, headers: { 'Cache-Control': 'no-store' } });

/** Work after the response is cancelled. */
const forget = () => undefined;

let now: number;
let calls: number;
let answer: () => Response;
let cache: ReturnType<typeof createEdgeCache>;
let storage: ReturnType<typeof memoryCache>;

beforeEach(() => {
  now = 1_800_000_000_000;
  calls = 0;
  answer = () => fragment('first');
  storage = memoryCache(() => now);
  cache = createEdgeCache(storage, () => now);
});

/** Requests the fragment and waits for the work after the response. */
async function ask(key = KEY) {
  const work: Promise<unknown>[] = [];
  const { response, state } = await cache.get(
    key,
    async () => {
      calls += 1;
      return answer();
    },
    (promise) => work.push(promise),
  );
  const text = await response.text();
  await Promise.all(work);
  return { text, state, headers: response.headers };
}

// SSR-102
describe('A fragment in the data centre', () => {
  test('is kept while it is fresh', async () => {
    expect(await ask()).toMatchObject({ text: 'first', state: 'MISS' });
    now += 59 * SECOND;
    expect(await ask()).toMatchObject({ text: 'first', state: 'HIT' });
    expect(calls).toBe(1);
  });

  test('says what the service said of its age and lifetime', async () => {
    const first = await ask();
    now += 42 * SECOND;
    const { headers } = await ask();
    for (const name of ['Cache-Control', 'ETag']) {
      expect([name, headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(headers.get('Age')).toBe('42');
    expect([...headers.keys()].filter((name) => name.startsWith('fascia'))).toEqual([]);
  });

  test.each(['no-store', 'private, max-age=60', 'no-cache', 'max-age=0', ''])(
    'is not kept if the service says "%s"',
    async (policy) => {
      answer = () => fragment('first', { 'Cache-Control': policy });
      await ask();
      await ask();
      expect(calls).toBe(2);
    },
  );

  test('with a status other than 200 is not kept', async () => {
    answer = () =>
      new Response('wrong', { status: 400, headers: { 'Cache-Control': 'max-age=60' } });
    await ask();
    expect((await ask()).text).toBe('wrong');
    expect(calls).toBe(2);
  });

  test('is requested from the service if the cache fails', async () => {
    storage.fail();
    expect((await ask()).text).toBe('first');
    expect((await ask()).text).toBe('first');
    expect(calls).toBe(2);
  });
});

// SSR-103
describe('An old fragment', () => {
  beforeEach(async () => {
    await ask();
    answer = () => fragment('second');
  });

  test('is sent at once and revalidated afterwards', async () => {
    now += 61 * SECOND;
    expect(await ask()).toMatchObject({ text: 'first', state: 'STALE' });
    expect(await ask()).toMatchObject({ text: 'second', state: 'HIT' });
    expect(calls).toBe(2);
  });

  test('is requested once for many visitors', async () => {
    now += 61 * SECOND;
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ text }) => text)).toEqual(['first', 'first', 'first']);
    expect(calls).toBe(2);
  });

  test('is requested again if an earlier request was cancelled', async () => {
    now += 61 * SECOND;
    await cache.get(KEY, () => new Promise<Response>(() => {}), forget);
    await ask();
    expect(calls).toBe(1);
    now += 5 * SECOND;
    await ask();
    expect((await ask()).text).toBe('second');
  });

  test('is not sent any more when it is older than the service allows', async () => {
    now += 361 * SECOND;
    expect(await ask()).toMatchObject({ text: 'second', state: 'MISS' });
  });
});

// SSR-104
describe('A complete fragment', () => {
  beforeEach(() => ask());

  test.each([
    ['an error', failure, 61],
    ['an error', failure, 86_000],
    ['one that lacks data', () => incomplete('defaults'), 61],
    ['one that lacks data', () => incomplete('defaults'), 86_000],
  ])('is not replaced by %s', async (_name, next, seconds) => {
    answer = next;
    now += seconds * SECOND;
    for (const _ of [1, 2]) {
      expect(await ask()).toMatchObject({ text: 'first', state: 'STALE' });
      now += 10 * SECOND;
    }
    answer = () => fragment('second');
    await ask();
    expect((await ask()).text).toBe('second');
  });

  test('is replaced by what there is when it is too old', async () => {
    answer = () => incomplete('defaults');
    now += 86_461 * SECOND;
    expect((await ask()).text).toBe('defaults');
  });

  test('replaces one that lacks data', async () => {
    const other = `${KEY}other`;
    answer = () => incomplete('defaults');
    await ask(other);
    answer = () => fragment('first');
    now += 6 * SECOND;
    await ask(other);
    expect((await ask(other)).text).toBe('first');
  });
});
