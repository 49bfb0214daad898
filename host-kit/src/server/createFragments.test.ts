/** @jest-environment node */
import { jest } from '@jest/globals';
import { fetchFragment } from './fetchFragment.ts';
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

test('one call returns html, head, state and version (SSR-70)', async () => {
  const service = fakeService(() => respondWith({ ...good, missing: ['~header_top'] }));
  const { fetch } = service;
  const fragment = await fetchFragment('header', { site: 'DE' }, { origin: ORIGIN, fetch });
  expect(fragment).toEqual({ ...good, source: 'service' });
  expect(service.requested).toEqual(['/fragments/header?site=DE']);
  expect(service.lastHeaders().get('accept')).toBe('application/json');
  expect([...service.lastHeaders().keys()]).toEqual(['accept']);
  // The next call uses the cache, even on another page.
  const next = await fetchFragment('header', { site: 'DE' }, { origin: ORIGIN, fetch });
  expect(next.source).toBe('cache');
});

test('a function as a setting rejects with a TypeError (SSR-71)', async () => {
  const { fetchFragment } = hostOf(silentService());
  const settings = { navigate: () => {} } as never;
  await expect(fetchFragment('header', settings)).rejects.toThrow(TypeError);
});

test('changing a returned fragment does not affect the next page', async () => {
  const { fetchFragment } = hostOf(fakeService(() => respondWith(good)));
  (await fetchFragment('header')).html = '';
  expect(await fetchFragment('header')).toEqual({ ...good, source: 'cache' });
});

test('invalid settings are reported once a minute and return the fallback (SSR-71)', async () => {
  const problems = ['The setting "site" is invalid'];
  const service = fakeService(() => respondWith({ problems }, {}, 400));
  const events: FragmentEvent[] = [];
  const onEvent = (event: FragmentEvent) => events.push(event);
  const { fetchFragment } = hostOf(service, { onEvent, fallback: () => good });
  for (let page = 0; page < 3; page += 1) {
    expect((await fetchFragment('header', { site: 'XX' as never })).source).toBe('fallback');
  }
  const url = `${ORIGIN}/fragments/header?site=XX`;
  expect(events).toEqual([{ type: 'refused', name: 'header', url, problems }]);
});

test('a list entry with a comma is refused without a request (SSR-71)', async () => {
  const service = fakeService(() => respondWith(good));
  const onEvent = jest.fn();
  const { fetchFragment } = hostOf(service, { onEvent });
  const fragment = await fetchFragment('header', { tags: { allOf: ['a,b'] } });
  expect(fragment.source).toBe('none');
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }));
  expect(service.requested).toEqual([]);
});

const thrower = () => {
  throw new Error('oh');
};
const brokenFallback = () => ({ ...good, state: '<' });

test('an invalid fallback or a throwing listener does not break the page (SSR-81)', async () => {
  const events: FragmentEvent[] = [];
  const down = fakeService(thrower);
  const options = { fallback: thrower };
  const onEvent = (event: FragmentEvent) => events.push(event);
  expect((await hostOf(down, { ...options, onEvent }).fetchFragment('header')).source).toBe('none');
  expect(events.map((event) => event.type === 'failed' && event.reason)).toEqual([
    'network',
    'host',
  ]);
  expect(
    (await hostOf(down, { ...options, onEvent: thrower }).fetchFragment('header')).source,
  ).toBe('none');
  expect((await hostOf(down, { fallback: brokenFallback }).fetchFragment('header')).source).toBe(
    'none',
  );
});

test('the fallback of a call takes precedence over the general fallback (SSR-77)', async () => {
  const { fetchFragment } = hostOf(
    fakeService(() => respondWith({}, {}, 500)),
    { fallback: (name, { site }) => fragmentFor(`${name} of ${String(site)}`) },
  );
  const own = { fallback: fragmentFor('own') };
  expect((await fetchFragment('footer', { site: 'AT' })).html).toContain('footer of AT');
  expect((await fetchFragment('footer', { site: 'CH' }, own)).html).toContain('own');
});
