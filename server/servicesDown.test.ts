/** @jest-environment node */
import { pass, useFakeTime } from './fixtures/fakeTime.ts';
import {
  figure,
  goodResponse,
  neverRespond,
  startService,
  textOf,
} from './fixtures/startService.ts';
import type { ServiceReport } from './limitReports.ts';

const DOWN = async () => new Response('down', { status: 503 });

useFakeTime();

// SSR-36
test('a page gets its header after one second if services do not respond', async () => {
  const service = startService();
  service.shop.respond = neverRespond;
  let response: Response | undefined;
  const arrival = service.get('/fragments/header').then((value) => (response = value));
  await pass(999);
  expect(response).toBeUndefined();
  await pass(1);
  await arrival;
  expect(response?.status).toBe(200);
  expect(await response?.text()).toContain('<div data-fascia="Header">static static</div>');
});

// SSR-36
test('consecutive reads share a timeout of one second', async () => {
  const service = startService({
    render: async (_module, _settings, { read }) => {
      const missing: string[] = [];
      for (const path of ['/a', '/b', '/c']) {
        await read({ service: 'navigation', path, headers: {} }).catch(() => missing.push(path));
      }
      return { html: missing.join(), head: '', state: '{}', version: '1', missing };
    },
  });
  service.shop.respond = neverRespond;
  const start = Date.now();
  const response = service.get('/fragments/header');
  await pass(1000);
  for (let read = 0; read < 5; read += 1) await pass(1);
  expect(await textOf(response)).toContain('/a,/b,/c');
  expect(Date.now() - start).toBeLessThan(1100);
});

// SSR-37
test('while a service is down, only one page in five seconds waits for it', async () => {
  const service = startService();
  service.shop.respond = neverRespond;
  const first = service.get('/fragments/header');
  await pass(1000);
  await first;
  expect(service.shop.calls).toHaveLength(2);

  await pass(4900);
  expect(await textOf(service.get('/fragments/layout'))).toContain('static static');
  expect(service.shop.calls).toHaveLength(2);

  service.shop.respond = goodResponse;
  await pass(5000);
  expect(await textOf(service.get('/fragments/footer'))).toContain('~header_top');
});

// SSR-38
test('a header without data is complete two seconds after the services recover', async () => {
  const service = startService({ retryMs: 1000 });
  service.shop.respond = DOWN;
  await service.get('/fragments/header');
  service.shop.respond = goodResponse;
  await pass(2001);
  await service.get('/fragments/header');
  await service.settled();
  const response = await service.get('/fragments/header');
  expect(response.headers.get('Cache-Control')).toContain('max-age=60');
  expect(await response.text()).toContain('~header_top');
});

// SSR-38
test('a fragment without data is not rendered again within two seconds', async () => {
  const service = startService({ retryMs: 1000 });
  service.shop.respond = DOWN;
  await service.get('/fragments/header');
  await pass(2000);
  await service.get('/fragments/header');
  await service.settled();
  expect(service.renderings).toHaveLength(1);
  await pass(1);
  await service.get('/fragments/header');
  await service.settled();
  expect(service.renderings).toHaveLength(2);
});

// SSR-38
test.each([
  ['respond with errors', DOWN],
  ['refuse connections', () => Promise.reject(new TypeError('fetch failed'))],
  ['respond with an HTML page', async () => new Response('<html>Sorry</html>')],
])('keeps the last good header for a day while the services %s', async (_, failure) => {
  const service = startService();
  await service.get('/fragments/header');
  service.shop.respond = failure;
  for (const minutes of [1, 10, 60, 22 * 60]) {
    await pass(minutes * 60_000);
    expect(await textOf(service.get('/fragments/header'))).toContain('~header_top');
    await service.settled();
  }
  expect(service.shop.calls.length).toBeGreaterThan(2);
  await pass(60 * 60_000);
  await service.get('/fragments/header');
  await service.settled();
  await pass(24 * 60 * 60_000);
  expect(await textOf(service.get('/fragments/header'))).toContain('static static');
});

// SSR-38
test('a header without data never replaces a complete one', async () => {
  let isNavigationKnown = true;
  const service = startService({
    render: async () => {
      const missing = isNavigationKnown ? [] : ['navigation'];
      const html = isNavigationKnown ? 'complete' : 'static';
      return { html, head: '', state: '{}', version: '1', missing };
    },
  });
  await service.get('/fragments/header');
  isNavigationKnown = false;
  for (const minutes of [1, 10]) {
    await pass(minutes * 60_000);
    const response = await service.get('/fragments/header');
    expect(response.headers.get('Cache-Control')).toContain('max-age=60');
    expect(await response.text()).toContain('complete');
    await service.settled();
  }
  expect(await figure(service, 'fascia_fragment_incomplete_total{fragment="header"}')).toBe(2);
});

// SSR-46
test('serves the last good fragment when rendering starts to fail', async () => {
  let isBroken = false;
  const service = startService({
    render: async () => {
      if (isBroken) throw new Error('broken');
      return { html: '<b>good</b>', head: '', state: '{}', version: '1', missing: [] };
    },
  });
  await service.get('/fragments/header');
  isBroken = true;
  for (const minutes of [1, 10]) {
    await pass(minutes * 60_000);
    const response = await service.get('/fragments/header');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<b>good</b>');
    await service.settled();
  }
  const name = 'fascia_render_failures_total{fragment="header"}';
  expect(await figure(service, name)).toBe(2);
});

// SSR-46
test('an outage adds at most one line per minute and service to the log', async () => {
  const reports: ServiceReport[] = [];
  const service = startService({ report: (report) => reports.push(report), retryMs: 1000 });
  service.shop.respond = DOWN;
  for (let second = 0; second < 120; second += 2) {
    await service.get('/fragments/header');
    await service.settled();
    await pass(2000);
  }
  const operations = reports.map(({ operation, omitted }) => [operation, omitted > 10]);
  expect(operations).toEqual([
    ['navigation', false],
    ['promotion', false],
    ['navigation', true],
    ['promotion', true],
  ]);
});
