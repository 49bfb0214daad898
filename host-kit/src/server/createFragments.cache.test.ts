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

const fallback = () => fragmentFor('fallback');

describe('After a response with max-age=60', () => {
  let answers: (() => Response | Promise<Response>)[];
  let service: FakeService;
  beforeEach(() => {
    answers = [() => answerWith(good, { 'Cache-Control': 'public, max-age=60' })];
    service = fakeService(() => answers.shift()?.() ?? answerWith({}, {}, 503));
  });

  test('pages of the first minute have it without another request (SSR-75)', async () => {
    const { fetchFragment } = hostOf(service);
    expect((await fetchFragment('header')).source).toBe('service');
    await pass(59_000);
    expect((await fetchFragment('header')).source).toBe('cache');
    expect(service.asked).toHaveLength(1);
  });

  test('one page requests a new one while other pages have the last one (SSR-76)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => promise);
    const { fetchFragment } = hostOf(service);
    await fetchFragment('header');
    await pass(61_000);
    const first = fetchFragment('header');
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
    resolve(answerWith(fragmentFor('better')));
    expect(await first).toEqual({ ...fragmentFor('better'), source: 'service' });
    expect((await fetchFragment('header')).source).toBe('cache');
    expect(service.asked).toHaveLength(2);
  });

  test('a page has it while the service fails, rather than the fallback (SSR-77)', async () => {
    const { fetchFragment } = hostOf(service, { fallback });
    await fetchFragment('header');
    await pass(3_600_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
  });
});

test('a response with no-store is not stored (SSR-75)', async () => {
  const service = fakeService(() => answerWith(good, { 'Cache-Control': 'no-store' }));
  const { fetchFragment } = hostOf(service);
  await fetchFragment('header');
  expect((await fetchFragment('header')).source).toBe('service');
  expect(service.asked).toHaveLength(2);
});

test('the last used addresses are stored (SSR-75)', async () => {
  const { fetchFragment } = hostOf(
    fakeService(() => answerWith(good)),
    { maxEntries: 3 },
  );
  for (const site of ['A', 'B', 'C', 'A', 'D']) await fetchFragment('header', { site });
  const sourceOf = async (site: string) => (await fetchFragment('header', { site })).source;
  expect([await sourceOf('A'), await sourceOf('C'), await sourceOf('D')]).toEqual(
    Array(3).fill('cache'),
  );
  expect(await sourceOf('B')).toBe('service');
});
