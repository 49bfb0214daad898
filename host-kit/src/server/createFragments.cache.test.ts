/** @jest-environment node */
import { jest } from '@jest/globals';
import {
  respondWith,
  fakeService,
  fragmentFor,
  good,
  hostOf,
  type FakeService,
} from './fixtures/fakeService.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const fallback = () => fragmentFor('fallback');

describe('after a response with max-age=60', () => {
  let responses: (() => Response | Promise<Response>)[];
  let service: FakeService;
  beforeEach(() => {
    responses = [() => respondWith(good, { 'Cache-Control': 'public, max-age=60' })];
    service = fakeService(() => responses.shift()?.() ?? respondWith({}, {}, 503));
  });

  test('pages within the first minute use it without another request (SSR-75)', async () => {
    const { fetchFragment } = hostOf(service);
    expect((await fetchFragment('header')).source).toBe('service');
    await pass(59_000);
    expect((await fetchFragment('header')).source).toBe('cache');
    expect(service.requested).toHaveLength(1);
  });

  test('one page requests a new response while other pages use the last one (SSR-76)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    responses.push(() => promise);
    const { fetchFragment } = hostOf(service);
    await fetchFragment('header');
    await pass(61_000);
    const first = fetchFragment('header');
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
    resolve(respondWith(fragmentFor('better')));
    expect(await first).toEqual({ ...fragmentFor('better'), source: 'service' });
    expect((await fetchFragment('header')).source).toBe('cache');
    expect(service.requested).toHaveLength(2);
  });

  test('pages use it instead of the fallback while the service fails (SSR-77)', async () => {
    const { fetchFragment } = hostOf(service, { fallback });
    await fetchFragment('header');
    await pass(3_600_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
  });
});

test('a response with no-store is not stored (SSR-75)', async () => {
  const service = fakeService(() => respondWith(good, { 'Cache-Control': 'no-store' }));
  const { fetchFragment } = hostOf(service);
  await fetchFragment('header');
  expect((await fetchFragment('header')).source).toBe('service');
  expect(service.requested).toHaveLength(2);
});

test('the most recently used responses are stored (SSR-75)', async () => {
  const { fetchFragment } = hostOf(
    fakeService(() => respondWith(good)),
    { maxEntries: 3 },
  );
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await fetchFragment('header', { path });
  const sourceOf = async (path: string) => (await fetchFragment('header', { path })).source;
  expect([await sourceOf('/a'), await sourceOf('/c'), await sourceOf('/d')]).toEqual(
    Array(3).fill('cache'),
  );
  expect(await sourceOf('/b')).toBe('service');
});

/** A host whose service sends these responses in order. */
function hostWith(...responses: (() => Response)[]) {
  const service = fakeService(() => responses.shift()?.() ?? respondWith({}, {}, 503));
  return { service, ...hostOf(service) };
}

// SSR-155
describe('An incomplete response', () => {
  const incomplete = { ...good, html: '<header>incomplete</header>' };
  const withHeaders =
    (headers: Record<string, string>, fragment = incomplete) =>
    () =>
      respondWith(fragment, { 'Fascia-Incomplete': 'true', ...headers });
  const freshFor1s = { 'Cache-Control': 'max-age=1' };
  const complete = () => respondWith(good, freshFor1s);

  test.each([freshFor1s, { 'Cache-Control': 'no-store' }])(
    'does not replace a complete response if its headers are %p',
    async (headers) => {
      const { fetchFragment, service } = hostWith(complete, withHeaders(headers), complete);
      await fetchFragment('header');
      await pass(1_000);
      expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
      expect(await fetchFragment('header')).toEqual({ ...good, source: 'stale' });
      expect(service.requested).toHaveLength(2);
      await pass(5_000);
      expect(await fetchFragment('header')).toEqual({ ...good, source: 'service' });
    },
  );

  test('is used until a complete response is available', async () => {
    const { fetchFragment } = hostWith(withHeaders(freshFor1s), complete);
    expect(await fetchFragment('header')).toEqual({ ...incomplete, source: 'service' });
    expect(await fetchFragment('header')).toEqual({ ...incomplete, source: 'cache' });
    await pass(1_000);
    expect(await fetchFragment('header')).toEqual({ ...good, source: 'service' });
  });

  test('of a new release replaces a complete response of the previous release', async () => {
    const next = { ...incomplete, version: '1.0.1' };
    const { fetchFragment } = hostWith(complete, withHeaders(freshFor1s, next));
    await fetchFragment('header');
    await pass(1_000);
    expect(await fetchFragment('header')).toEqual({ ...next, source: 'service' });
    expect(await fetchFragment('header')).toEqual({ ...next, source: 'cache' });
  });
});
