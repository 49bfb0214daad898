/** @jest-environment node */
import { jest } from '@jest/globals';
import { neverRespond, startService } from './fixtures/startService.ts';

// SSR-46
test('responds with an error that is not cached if a fragment cannot be rendered', async () => {
  const report = jest.fn();
  const service = startService({
    report,
    render: async () => {
      throw new Error('broken');
    },
  });
  const response = await service.get('/fragments/header?site=DE');
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 500 });
  await service.get('/fragments/header?site=AT');
  expect(report.mock.calls).toEqual([
    [{ operation: 'render', fragment: 'header', error: new Error('broken'), omitted: 0 }],
  ]);
});

// SSR-46
test('responds with an error if parsing the settings throws', async () => {
  const service = startService({
    parseSettings: () => {
      throw new Error('broken');
    },
  });
  expect((await service.get('/fragments/header')).status).toBe(500);
  expect((await service.getInternal('/ready')).status).toBe(503);
});

// SSR-47
test('is healthy while it runs and ready when it can render', async () => {
  let isBroken = true;
  let time = Date.now();
  const service = startService({
    now: () => time,
    render: async () => {
      if (isBroken) throw new Error('broken');
      return { html: '', head: '', state: '{}', version: '1', missing: [] };
    },
  });
  expect((await service.get('/health')).status).toBe(200);
  expect((await service.getInternal('/ready')).status).toBe(503);
  isBroken = false;
  time += 5001;
  expect((await service.getInternal('/ready')).status).toBe(200);
});

// SSR-47
test('is ready while the services are down', async () => {
  const service = startService();
  service.shop.respond = async () => {
    throw new TypeError('fetch failed');
  };
  expect((await service.getInternal('/ready')).status).toBe(200);
});

// SSR-47
test('is not ready while it stops, but still serves requests', async () => {
  const service = startService({ timeoutMs: 50 });
  service.shop.respond = neverRespond;
  const running = service.get('/fragments/header');
  service.stop();
  expect((await service.getInternal('/ready')).status).toBe(503);
  expect((await service.get('/health')).status).toBe(200);
  expect((await running).status).toBe(200);
  expect((await service.get('/fragments/footer')).status).toBe(200);
});

test.each(['', 'shop.example', 'ftp://shop.example', 'https://shop.example/de', 'https://a:b@c.d'])(
  'throws a TypeError for the origin %j',
  (shopOrigin) => {
    expect(() => startService({ shopOrigin })).toThrow(TypeError);
  },
);
