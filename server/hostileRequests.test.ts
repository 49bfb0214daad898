/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../src/testing/anyCharacter.ts';
import { figure, startService } from './fixtures/startService.ts';

const limits = { entries: 50, bytes: 60_000 };
const PAGES = ['DE', 'AT', 'CH'].flatMap((site) => [
  `/fragments/header?site=${site}`,
  `/fragments/footer?site=${site}`,
]);

// SSR-42
test('invented queries neither exceed the limits of the caches nor evict requested pages', async () => {
  const service = startService({ limits });
  const statuses = new Set<number>();
  for (let index = 0; index < 200; index += 1) {
    const { status } = await service.get(`/fragments/header?promotion=random-${index}`);
    statuses.add(status);
    for (const page of index % 10 === 0 ? PAGES : []) await service.get(page);
    for (const cache of index % 50 === 0 ? ['fragments', 'upstream'] : []) {
      const entries = await figure(service, `fascia_cache_entries{cache="${cache}"}`);
      const bytes = await figure(service, `fascia_cache_bytes{cache="${cache}"}`);
      expect(entries).toBeLessThanOrEqual(limits.entries);
      expect(bytes).toBeLessThanOrEqual(limits.bytes);
    }
  }
  expect(statuses).toEqual(new Set([200]));
  expect(service.renderings).toHaveLength(PAGES.length + 200);
});

const names = fc.constantFrom('header', 'footer', 'newsletter-form', 'layout', 'cart', '%2e%2e');
const parameters = fc.oneof(
  fc.constantFrom('site', 'promotion', 'route', '__proto__', 'constructor', ''),
  fc.string({ unit: anyCharacter }),
);
const values = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.webUrl(),
  fc.constantFrom('//evil.test/x', '\\\\evil.test', '/\\evil.test', '@evil.test', 'x\r\nCookie: a'),
  fc.constantFrom('https://evil.test/', '/../../x', 'javascript:alert(1)', '/a?b#c'),
);
const query = fc
  .array(fc.tuple(parameters, values), { maxLength: 5 })
  .map((list) => new URLSearchParams(list).toString());

// SSR-36
test('no query makes the service request another origin or fail', async () => {
  await fc.assert(
    fc.asyncProperty(names, query, fc.string(), async (name, search, raw) => {
      const service = startService({ limits });
      for (const tail of [search, encodeURI(raw.toWellFormed()), '%', '%00&site=%FF']) {
        const response = await service.get(`/fragments/${name}?${tail}`);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.has('Set-Cookie')).toBe(false);
      }
      for (const { url } of service.shop.calls) expect(url.origin).toBe('https://shop.test');
    }),
    { numRuns: 30 },
  );
});

// SSR-42
test('rejects renderings beyond the limit but serves cached fragments', async () => {
  const service = startService({ maxRenderings: 2 });
  await service.get('/fragments/header?site=AT');
  const paths = ['/fragments/header', '/fragments/footer', '/fragments/layout'];
  const responses = await Promise.all(
    [...paths, '/fragments/header?site=AT'].map((path) => service.get(path)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  expect(responses[2]?.headers.get('Retry-After')).toBe('5');
  expect(responses[2]?.headers.get('Cache-Control')).toBe('no-store');
  expect(await figure(service, 'fascia_render_failures_total{fragment="layout"}')).toBeUndefined();
});

// SSR-150
test('a fragment that was refused because of the limit is rendered for the next request', async () => {
  const service = startService({ maxRenderings: 1, now: () => 1 });
  const paths = ['/fragments/header', '/fragments/footer', '/fragments/footer'];
  const responses = await Promise.all(paths.map((path) => service.get(path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 503, 503]);
  expect((await service.get('/fragments/footer')).status).toBe(200);
});

// SSR-42
test('400 concurrent requests cause at most 32 concurrent calls to a service', async () => {
  const service = startService({ maxRenderings: 400 });
  const { respond } = service.shop;
  const running = { navigation: 0, promotion: 0, most: 0 };
  service.shop.respond = async (call) => {
    const name = call.url.pathname.startsWith('/promotion/') ? 'promotion' : 'navigation';
    running[name] += 1;
    running.most = Math.max(running.most, running[name]);
    await new Promise(setImmediate);
    running[name] -= 1;
    return respond(call);
  };
  const responses = await Promise.all(
    Array.from({ length: 400 }, (_, index) =>
      service.get(`/fragments/header?promotion=random-${index}`),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(running.most).toBe(32);
  const busy = await figure(
    service,
    'fascia_upstream_requests_total{service="promotion",outcome="busy"}',
  );
  expect(busy).toBe(400 - 32 - 256);
});
