/** @jest-environment node */
import { jest } from '@jest/globals';
import { createFragments } from './createFragments.ts';
import {
  respondWith,
  fakeService,
  fragmentFor,
  good,
  hostOf,
  ORIGIN,
  silentService,
} from './fixtures/fakeService.ts';
import type { FragmentEvent } from './fragmentEvents.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a page uses the fallback after the timeout (SSR-73, SSR-77)', async () => {
  const fallback = fragmentFor('fallback');
  const { fetchFragment } = hostOf(silentService(), { fallback: () => fallback });
  const fragment = fetchFragment('header');
  await pass(1_000);
  expect(await fragment).toEqual({ ...fallback, source: 'fallback' });
});

test('the timeout also applies to endless bodies and without abort signals (SSR-73)', async () => {
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) });
  for (const response of [
    Promise.resolve(new Response(endless)),
    new Promise<Response>(() => {}),
  ]) {
    const { fetchFragment } = createFragments({
      origin: ORIGIN,
      fetch: () => response,
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
  ['an empty response', () => new Response(null), 'content'],
  ['JSON that is not a fragment', () => respondWith({ html: 7 }), 'content'],
  ['a list', () => respondWith([good]), 'content'],
  ['null', () => respondWith(null), 'content'],
  ['a fragment without a version', () => respondWith({ ...good, version: '' }), 'content'],
  ['a state that ends its script', () => respondWith({ ...good, state: '"</script>"' }), 'content'],
  ['a state that is not JSON', () => respondWith({ ...good, state: '{' }), 'content'],
  ['a fragment that is too long', () => respondWith(huge), 'content'],
  ['HTML that ends in a tag', () => respondWith({ ...good, html: '<a href="' }), 'content'],
  ['truncated JSON', () => new Response(JSON.stringify(good).slice(0, -9)), 'content'],
  ['an unexpected 304', () => new Response(null, { status: 304 }), 'status'],
  ['a redirect', () => Response.redirect('https://evil.test/'), 'status'],
  ['a 404', () => respondWith({}, {}, 404), 'status'],
  ['a 503', () => respondWith({}, {}, 503), 'status'],
  [
    'a refused connection',
    () => {
      throw new TypeError('fetch failed');
    },
    'network',
  ],
])(
  '%s is reported as a failure, and the page renders without a fragment',
  async (_, respond, reason) => {
    const events: FragmentEvent[] = [];
    const onEvent = (event: FragmentEvent) => events.push(event);
    const { fetchFragment } = hostOf(fakeService(respond), { onEvent });
    const nothing = { html: '', head: '', state: '', version: '', source: 'none' };
    expect(await fetchFragment('header', { site: 'DE' })).toEqual(nothing);
    expect(events).toMatchObject([
      { type: 'failed', name: 'header', url: `${ORIGIN}/fragments/header?site=DE`, reason },
    ]);
  },
);

describe('while the service is down', () => {
  test('only the first page waits for it (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    const first = fetchFragment('header');
    await pass(1_000);
    expect((await first).source).toBe('none');
    for (let page = 0; page < 10; page += 1)
      expect((await fetchFragment('header')).source).toBe('none');
    expect(service.requested).toHaveLength(1);
  });

  test('one page waits for it every five seconds (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    const first = fetchFragment('header');
    await pass(6_000);
    await first;
    const second = fetchFragment('header');
    expect((await fetchFragment('header')).source).toBe('none');
    await pass(1_000);
    expect((await second).source).toBe('none');
    expect(service.requested).toHaveLength(2);
  });

  test('pages with other settings do not wait after three consecutive failures (SSR-76)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    for (const site of ['DE', 'AT', 'CH'] as const) {
      const page = fetchFragment('header', { site });
      await pass(1_000);
      await page;
    }
    expect((await fetchFragment('header', { site: 'PL' })).source).toBe('none');
    expect(service.requested).toHaveLength(3);
  });
});

test('setting the clock back makes responses stale and does not delay retries (SSR-75, SSR-76)', async () => {
  const responses = [respondWith(good), respondWith({}, {}, 503), respondWith(good)];
  const service = fakeService(() => responses.shift() ?? new Promise(() => {}));
  const { fetchFragment } = hostOf(service);
  await fetchFragment('header');
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await fetchFragment('header')).source).toBe('stale');
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await fetchFragment('header')).source).toBe('service');
});
