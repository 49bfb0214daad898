/** @jest-environment node */
import { jest } from '@jest/globals';
import {
  answerWith,
  fakeService,
  fragmentFor,
  good,
  hostOf,
  type FakeService,
} from './fixtures/fakeService.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const cached = (seconds: string) => ({ 'Cache-Control': `public, ${seconds}`, ETag: '"1"' });

const better = () => answerWith(fragmentFor('better'), cached('max-age=60'));
const fallback = () => fragmentFor('fallback');

describe('Of an answer with max-age=60, stale-while-revalidate=30, stale-if-error=300', () => {
  let answers: (() => Response)[];
  let service: FakeService;
  beforeEach(() => {
    const header = cached('max-age=60, stale-while-revalidate=30, stale-if-error=300');
    answers = [() => answerWith(good, header)];
    service = fakeService(() => answers.shift()?.() ?? answerWith({}, {}, 503));
  });

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

test('the cache keeps the last used addresses, and failures evict none (SSR-79)', async () => {
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
