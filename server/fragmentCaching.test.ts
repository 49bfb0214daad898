/** @jest-environment node */
import { pass, useFakeTime } from './fixtures/fakeTime.ts';
import { figure, startService, textOf } from './fixtures/startService.ts';

useFakeTime();

/** Starts a service whose content has a revision. `publish` increments it. */
function startCounting() {
  const service = startService();
  let revision = 1;
  service.shop.respond = async () => Response.json({ revision });
  return { service, publish: () => (revision += 1) };
}

// SSR-37
test('100 concurrent requests to a cold service cause one rendering and one call per service', async () => {
  const service = startService();
  const forms = ['text/html', 'application/json'];
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      service.get('/fragments/header', { Accept: forms[index % 2] ?? '' }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(service.renderings).toHaveLength(1);
  expect(service.shop.calls.map(({ url }) => url.href)).toEqual([
    'https://shop.test/navigation?site=DE',
    'https://shop.test/promotion/~header_top',
  ]);
  const cached = (state: string) =>
    figure(service, `fascia_fragment_cache_total{fragment="header",state="${state}"}`);
  expect(await cached('miss')).toBe(1);
  expect(await cached('coalesced')).toBe(99);
});

// SSR-37
test('fragments with the same data share a call', async () => {
  const service = startService();
  await Promise.all([service.get('/fragments/header'), service.get('/fragments/layout')]);
  await service.get('/fragments/footer');
  expect(service.renderings).toHaveLength(3);
  expect(service.shop.calls).toHaveLength(2);
});

// SSR-37
test('sites do not share responses', async () => {
  const service = startService();
  await service.get('/fragments/header?site=DE');
  expect(await textOf(service.get('/fragments/header?site=AT'))).toContain('?site=AT');
  expect(service.shop.calls).toHaveLength(4);
});

// SSR-38
test('serves new content after 15 s without delaying a request', async () => {
  const { service, publish } = startCounting();
  await service.get('/fragments/header');
  publish();
  await pass(15_000);
  expect(await textOf(service.get('/fragments/header'))).toContain('"revision":1');
  expect(service.shop.calls).toHaveLength(2);

  await pass(1);
  // The first round requests the services in the background. The second round renders their new responses.
  for (let round = 0; round < 2; round += 1) {
    expect(await textOf(service.get('/fragments/header'))).toContain('"revision":1');
    await service.settled();
    await pass(15_001);
  }
  expect(await textOf(service.get('/fragments/header'))).toContain('"revision":2');
});

// SSR-38
test('renders a stale fragment once for many requests', async () => {
  const service = startService();
  await service.get('/fragments/header');
  await pass(20_000);
  await Promise.all(Array.from({ length: 20 }, () => service.get('/fragments/header')));
  await service.settled();
  expect(service.renderings).toHaveLength(2);
  expect(service.shop.calls).toHaveLength(4);
  const name = 'fascia_fragment_cache_total{fragment="header",state="stale"}';
  expect(await figure(service, name)).toBe(20);
});

// SSR-34
test('reports the age of a stale fragment', async () => {
  const service = startService();
  expect((await service.get('/fragments/header')).headers.get('Age')).toBe('0');
  await pass(42_500);
  expect((await service.get('/fragments/header')).headers.get('Age')).toBe('42');
});

// SSR-38
test('renders a fragment before serving it if it was not requested for five minutes', async () => {
  const { service, publish } = startCounting();
  await service.get('/fragments/header');
  publish();
  await pass(5 * 60_000);
  expect(await textOf(service.get('/fragments/header'))).toContain('"revision":2');
});
