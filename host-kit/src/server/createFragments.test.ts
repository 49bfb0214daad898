/** @jest-environment node */
import { jest } from '@jest/globals';
import { createFragments, type FragmentsOptions } from './createFragments.ts';
import { fetchFragment } from './fetchFragment.ts';
import {
  answerWith,
  fakeService,
  fragmentFor,
  ORIGIN,
  silentService,
} from './fixtures/fakeService.ts';
import type { FragmentEvent } from './fragmentEvents.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

type Service = ReturnType<typeof fakeService>;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hostOf = ({ fetch }: Service, options: Partial<FragmentsOptions> = {}) =>
  createFragments({ origin: ORIGIN, fetch, ...options });
const good = fragmentFor('good');
const cached = (seconds: string) => ({ 'Cache-Control': `public, ${seconds}`, ETag: '"1"' });

test('a host gets html, head, state and version by one call (SSR-70)', async () => {
  const service = fakeService(() => answerWith({ ...good, missing: ['~header_top'] }));
  const { fetch } = service;
  const fragment = await fetchFragment('header', { site: 'DE' }, { origin: ORIGIN, fetch });
  expect(fragment).toEqual({ ...good, source: 'service' });
  expect(service.asked).toEqual(['/fragments/header?site=DE']);
  expect(service.lastHeaders().get('accept')).toBe('application/json');
  expect([...service.lastHeaders().keys()]).toEqual(['accept']);
  // The next call of any page finds it.
  const next = await fetchFragment('header', { site: 'DE' }, { origin: ORIGIN, fetch });
  expect(next.source).toBe('cache');
});

test('a function as a setting is refused as the mistake that it is (SSR-72)', async () => {
  const { fetchFragment } = hostOf(silentService());
  const settings = { navigate: () => {} } as never;
  await expect(fetchFragment('header', settings)).rejects.toThrow(TypeError);
});

test('what a host does with a fragment does not change that of the next page', async () => {
  const { fetchFragment } = hostOf(fakeService(() => answerWith(good)));
  (await fetchFragment('header')).html = '';
  expect(await fetchFragment('header')).toEqual({ ...good, source: 'cache' });
});

test('a page waits no longer than the time-out, and then has the fallback (SSR-73, SSR-77)', async () => {
  const fallback = fragmentFor('fallback');
  const { fetchFragment } = hostOf(silentService(), { fallback: () => fallback });
  const fragment = fetchFragment('header');
  await pass(1_000);
  expect(await fragment).toEqual({ ...fallback, source: 'fallback' });
});

test('a body that never ends, and a fetch function without a signal, are no reason to wait (SSR-73)', async () => {
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

// SSR-74
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
  ['a 304 that nobody asked for', () => new Response(null, { status: 304 }), 'status'],
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

describe('Of an answer with max-age=60, stale-while-revalidate=30, stale-if-error=300', () => {
  let answers: (() => Response)[];
  let service: Service;
  beforeEach(() => {
    const header = cached('max-age=60, stale-while-revalidate=30, stale-if-error=300');
    answers = [() => answerWith(good, header)];
    service = fakeService(() => answers.shift()?.() ?? answerWith({}, {}, 503));
  });
  const better = () => answerWith(fragmentFor('better'), cached('max-age=60'));

  test('pages of the first minute have it without another request (SSR-75)', async () => {
    const { fetchFragment } = hostOf(service);
    expect((await fetchFragment('header')).source).toBe('service');
    await pass(59_000);
    expect((await fetchFragment('header')).source).toBe('cache');
    expect(service.asked).toHaveLength(1);
  });

  test('the next pages have it too while it is renewed for those after them (SSR-75)', async () => {
    answers.push(better);
    const background: Promise<unknown>[] = [];
    const { fetchFragment } = hostOf(service, { waitUntil: (promise) => background.push(promise) });
    await fetchFragment('header');
    await pass(61_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
    expect((await fetchFragment('header')).source).toBe('stale');
    // Both requests kept the worker alive until they were answered (SSR-82).
    expect(background).toHaveLength(2);
    await Promise.all(background);
    expect((await fetchFragment('header')).html).toContain('better');
    expect(service.asked).toHaveLength(2);
  });

  test('a later page waits for the service, which need not send again what is known (SSR-75)', async () => {
    answers.push(() => new Response(null, { status: 304, headers: cached('max-age=60') }));
    const { fetchFragment } = hostOf(service);
    await fetchFragment('header');
    await pass(91_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'service' });
    expect(service.lastHeaders().get('if-none-match')).toBe('"1"');
    await pass(59_000);
    expect((await fetchFragment('header')).source).toBe('cache');
  });

  test('a later page has it while the service fails, within five minutes (SSR-77)', async () => {
    const fallback = () => fragmentFor('fallback');
    const { fetchFragment } = hostOf(service, { fallback });
    await fetchFragment('header');
    await pass(359_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
    await pass(2_000);
    expect((await fetchFragment('header')).source).toBe('fallback');
  });

  test('a page without a fallback has it for longer: old is better than nothing (SSR-77)', async () => {
    const { fetchFragment } = hostOf(service);
    await fetchFragment('header');
    await pass(3_600_000);
    expect((await fetchFragment('header')).source).toBe('stale');
  });
});

test('an answer with no-store is not kept (SSR-75)', async () => {
  const service = fakeService(() => answerWith(good, { 'Cache-Control': 'no-store' }));
  const { fetchFragment } = hostOf(service);
  await fetchFragment('header');
  expect((await fetchFragment('header')).source).toBe('service');
  expect(service.asked).toHaveLength(2);
});

test('a hundred pages at once cause one request (SSR-76)', async () => {
  const service = fakeService(() => answerWith(good));
  const { fetchFragment } = hostOf(service);
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => fetchFragment('header', { site: 'AT' })),
  );
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set([good.html]));
  expect(service.asked).toHaveLength(1);
});

describe('While the service is down', () => {
  test('one page waits for it, and the next ones do not (SSR-78)', async () => {
    const service = silentService();
    const { fetchFragment } = hostOf(service);
    const first = fetchFragment('header');
    await pass(1_000);
    expect((await first).source).toBe('none');
    for (let page = 0; page < 10; page += 1)
      expect((await fetchFragment('header')).source).toBe('none');
    expect(service.asked).toHaveLength(1);
  });

  test('with a fallback no later page ever waits: it is asked again in the background (SSR-78)', async () => {
    let isDown = true;
    const service = fakeService(() => (isDown ? new Promise(() => {}) : answerWith(good)));
    const { fetchFragment } = hostOf(service, { fallback: () => fragmentFor('fallback') });
    const first = fetchFragment('header');
    await pass(1_000);
    await first;
    for (let minute = 0; minute < 3; minute += 1) {
      await pass(6_000);
      // No time passes here.
      expect((await fetchFragment('header')).source).toBe('fallback');
      expect((await fetchFragment('header')).source).toBe('fallback');
    }
    expect(service.asked).toHaveLength(4);
    isDown = false;
    await pass(6_000);
    expect((await fetchFragment('header')).source).toBe('fallback');
    await pass(0);
    expect((await fetchFragment('header')).source).toBe('cache');
  });

  test('pages with other settings do not wait either, after three in a row (SSR-78)', async () => {
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

test('a host that sets something wrong hears all problems, once a minute, and has its fallback (SSR-72)', async () => {
  const problems = ['The setting "site" has no such value'];
  const service = fakeService(() => answerWith({ problems }, {}, 400));
  const events: FragmentEvent[] = [];
  const onEvent = (event: FragmentEvent) => events.push(event);
  const { fetchFragment } = hostOf(service, { onEvent, fallback: () => good });
  for (let page = 0; page < 3; page += 1) {
    expect((await fetchFragment('header', { site: 'XX' })).source).toBe('fallback');
  }
  const url = `${ORIGIN}/fragments/header?site=XX`;
  expect(events).toEqual([{ type: 'refused', name: 'header', url, problems }]);
});

test('an entry with a comma is refused without a request (SSR-72)', async () => {
  const service = fakeService(() => answerWith(good));
  const onEvent = jest.fn();
  const { fetchFragment } = hostOf(service, { onEvent });
  const fragment = await fetchFragment('header', { tags: { allOf: ['a,b'] } });
  expect(fragment.source).toBe('none');
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }));
  expect(service.asked).toEqual([]);
});

test('mistakes in what a host gives cost no page, and are reported (SSR-80)', async () => {
  const events: FragmentEvent[] = [];
  const thrower = () => {
    throw new Error('oh');
  };
  const down = fakeService(thrower);
  const options = { fallback: thrower, waitUntil: thrower };
  const onEvent = (event: FragmentEvent) => events.push(event);
  expect((await hostOf(down, { ...options, onEvent }).fetchFragment('header')).source).toBe('none');
  expect(events.map((event) => event.type === 'failed' && event.reason)).toEqual([
    'host',
    'network',
    'host',
  ]);
  expect(
    (await hostOf(down, { ...options, onEvent: thrower }).fetchFragment('header')).source,
  ).toBe('none');
  const fallback = () => ({ ...good, state: '<' });
  expect((await hostOf(down, { fallback }).fetchFragment('header')).source).toBe('none');
});

test('a fallback of one call comes before that of all (SSR-77)', async () => {
  const { fetchFragment } = hostOf(
    fakeService(() => answerWith({}, {}, 500)),
    { fallback: (name, { site }) => fragmentFor(`${name} of ${String(site)}`) },
  );
  const own = { fallback: fragmentFor('own') };
  expect((await fetchFragment('footer', { site: 'AT' })).html).toContain('footer of AT');
  expect((await fetchFragment('footer', { site: 'CH' }, own)).html).toContain('own');
});

test('a request that ends with the page of another visitor keeps nobody waiting for good (SSR-82)', async () => {
  // A worker whose pages do not pass `waitUntil`: the first one leaves, and its request is never settled.
  let isCancelled = true;
  const service = fakeService(() => (isCancelled ? new Promise(() => {}) : answerWith(good)));
  const { fetchFragment } = hostOf(service);
  void fetchFragment('header');
  jest.clearAllTimers();
  const second = fetchFragment('header');
  await pass(1_000);
  expect((await second).source).toBe('none');
  isCancelled = false;
  await pass(1_001);
  expect((await fetchFragment('header')).source).toBe('service');
});

test('of more addresses than fit, those that were used last are kept, and wrong ones push out none (SSR-79)', async () => {
  const service = fakeService(({ searchParams }) =>
    searchParams.get('site')?.startsWith('X') ? answerWith({}, {}, 400) : answerWith(good),
  );
  const { fetchFragment } = hostOf(service, { maxEntries: 3 });
  for (const site of ['A', 'B', 'C', 'A', 'D']) await fetchFragment('header', { site });
  for (let index = 0; index < 50; index += 1) await fetchFragment('header', { site: `X${index}` });
  const sourceOf = async (site: string) => (await fetchFragment('header', { site })).source;
  expect([await sourceOf('A'), await sourceOf('C'), await sourceOf('D')]).toEqual(
    Array(3).fill('cache'),
  );
  expect(await sourceOf('B')).toBe('service');
});
