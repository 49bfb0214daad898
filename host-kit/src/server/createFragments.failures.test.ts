/** @jest-environment node */
import { jest } from '@jest/globals';
import { createFragments } from './createFragments.ts';
import {
  answerWith,
  fakeService,
  fragmentFor,
  good,
  hostOf,
  ORIGIN,
  silentService,
} from './fixtures/fakeService.ts';
import type { FragmentEvent } from './fragmentEvents.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a page waits no longer than the time-out, and then has the fallback (SSR-73, SSR-77)', async () => {
  const fallback = fragmentFor('fallback');
  const { fetchFragment } = hostOf(silentService(), { fallback: () => fallback });
  const fragment = fetchFragment('header');
  await pass(1_000);
  expect(await fragment).toEqual({ ...fallback, source: 'fallback' });
});

test('the timeout also applies to endless bodies and without abort signals (SSR-73)', async () => {
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
  for (const answer of [Promise.resolve(new Response(endless)), new Promise<Response>(() => {})]) {
    const { fetchFragment } = createFragments({
      origin: ORIGIN,
      fetch: () => answer,
      timeoutMs: 50,
    });
    const fragment = fetchFragment('header');
    await pass(50);
    expect((await fragment).source).toBe('none');
  }
});

const huge = { ...good, html: 'x'.repeat(2_000_001) };

// SSR-73
test.each<[string, () => Response, string]>([
  ['an error page with status 200', () => new Response('<!doctype html>Sorry'), 'content'],
  ['an empty answer', () => new Response(null), 'content'],
  ['a JSON that is no fragment', () => answerWith({ html: 7 }), 'content'],
  ['a list', () => answerWith([good]), 'content'],
  ['null', () => answerWith(null), 'content'],
  ['a fragment without a version', () => answerWith({ ...good, version: '' }), 'content'],
  [
    'a state that would end its script',
    () => answerWith({ ...good, state: '"</script>"' }),
    'content',
  ],
  ['a state that is no JSON', () => answerWith({ ...good, state: '{' }), 'content'],
  ['a fragment that is too long', () => answerWith(huge), 'content'],
  ['cut JSON', () => new Response(JSON.stringify(good).slice(0, -9)), 'content'],
  ['an unexpected 304', () => new Response(null, { status: 304 }), 'status'],
  ['a redirect', () => Response.redirect('https://evil.test/'), 'status'],
  ['a 404', () => answerWith({}, {}, 404), 'status'],
  ['a 503', () => answerWith({}, {}, 503), 'status'],
  [
    'a refused connection',
    () => {
      throw new TypeError('fetch failed');
    },
    'network',
  ],
])(
  '%s is a failure: the page renders without it, and the host hears why',
  async (_, answer, reason) => {
    const events: FragmentEvent[] = [];
    const onEvent = (event: FragmentEvent) => events.push(event);
    const { fetchFragment } = hostOf(fakeService(answer), { onEvent });
    const nothing = { html: '', head: '', state: '', version: '', source: 'none' };
    expect(await fetchFragment('header', { site: 'DE' })).toEqual(nothing);
    expect(events).toMatchObject([
      { type: 'failed', name: 'header', url: `${ORIGIN}/fragments/header?site=DE`, reason },
    ]);
  },
);

describe('While the service is down', () => {
  test('one page waits for it, and the next ones do not (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    const first = fetchFragment('header');
    await pass(1_000);
    expect((await first).source).toBe('none');
    for (let page = 0; page < 10; page += 1)
      expect((await fetchFragment('header')).source).toBe('none');
    expect(service.asked).toHaveLength(1);
  });

  test('without a fallback one page in five seconds waits for it (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    const first = fetchFragment('header');
    await pass(6_000);
    await first;
    const second = fetchFragment('header');
    expect((await fetchFragment('header')).source).toBe('none');
    await pass(1_000);
    expect((await second).source).toBe('none');
    expect(service.asked).toHaveLength(2);
  });

  test('pages with other settings do not wait either, after three in a row (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    for (const site of ['DE', 'AT', 'CH']) {
      const page = fetchFragment('header', { site });
      await pass(1_000);
      await page;
    }
    expect((await fetchFragment('header', { site: 'PL' })).source).toBe('none');
    expect(service.asked).toHaveLength(3);
  });
});

test('a clock that is set back keeps nothing fresh, and does not delay retries (SSR-75, SSR-76)', async () => {
  const answers = [answerWith(good), answerWith({}, {}, 503), answerWith(good)];
  const service = fakeService(() => answers.shift() ?? new Promise(() => {}));
  const { fetchFragment } = hostOf(service);
  await fetchFragment('header');
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await fetchFragment('header')).source).toBe('stale');
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await fetchFragment('header')).source).toBe('service');
});
