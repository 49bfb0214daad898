/** @jest-environment node */
import { figure, startService } from '../fixtures/startService.ts';

const LINE = /^[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? (?:[0-9.e+-]+|NaN)$/;

// SSR-48
test('the metrics have the format of Prometheus', async () => {
  const service = startService({ gauges: () => ({ process_resident_memory_bytes: 1e9 }) });
  for (const name of ['header', 'footer', 'layout']) await service.get(`/fragments/${name}`);
  const response = await service.getInternal('/metrics');
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  const lines = text.trimEnd().split('\n');
  const types = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.[1] ?? []);
  expect(new Set(types).size).toBe(types.length);
  for (const line of lines.filter((line) => !line.startsWith('# '))) {
    expect(line).toMatch(LINE);
    const name = /^\w+/.exec(line)?.[0].replace(/_(?:bucket|sum|count)$/, '');
    expect(types).toContain(name);
  }
});

// SSR-48
test('counts requests by status and measures their duration', async () => {
  let time = 0;
  const service = startService({ now: () => time });
  const { respond } = service.shop;
  service.shop.respond = (call) => {
    time += 20;
    return respond(call);
  };
  await service.get('/fragments/header');
  await service.get('/fragments/header');
  await service.get('/fragments/header?colour=red');
  await service.get('/fragments/unknown');
  const status = (code: number) =>
    figure(service, `fascia_fragment_requests_total{fragment="header",status="${code}"}`);
  expect(await status(200)).toBe(2);
  expect(await status(400)).toBe(1);
  expect(await status(404)).toBeUndefined();
  const bucket = (le: string) =>
    figure(service, `fascia_fragment_duration_seconds_bucket{fragment="header",le="${le}"}`);
  expect(await bucket('0.025')).toBe(2);
  expect(await bucket('0.05')).toBe(3);
  expect(await bucket('+Inf')).toBe(3);
  expect(await figure(service, 'fascia_fragment_duration_seconds_sum{fragment="header"}')).toBe(
    0.04,
  );
});

// SSR-48
test('counts calls to services by outcome and reports the size of caches', async () => {
  const service = startService();
  await service.get('/fragments/header');
  service.shop.respond = async () => new Response('', { status: 500 });
  await service.get('/fragments/header?site=AT');
  const outcome = (name: string, kind: string) =>
    figure(service, `fascia_upstream_requests_total{service="${name}",outcome="${kind}"}`);
  expect(await outcome('navigation', 'ok')).toBe(1);
  expect(await outcome('promotion', 'ok')).toBe(1);
  expect(await outcome('navigation', 'status')).toBe(1);
  expect(await figure(service, 'fascia_fragment_incomplete_total{fragment="header"}')).toBe(1);
  expect(await figure(service, 'fascia_cache_entries{cache="fragments"}')).toBe(2);
  expect(await figure(service, 'fascia_cache_entries{cache="upstream"}')).toBe(4);
  expect(await figure(service, 'fascia_cache_bytes{cache="fragments"}')).toBeGreaterThan(500);
  expect(await figure(service, 'fascia_build_info{version="1.2.3"}')).toBe(1);
});
