/** @jest-environment node */
import { pass, useFakeTime } from './fixtures/fakeTime.ts';
import { startService, textOf } from './fixtures/startService.ts';

useFakeTime();

// SSR-37, SSR-38
test('keeps a worker alive until its background work is done', async () => {
  const service = startService();
  await service.get('/fragments/header');
  await pass(20_000);
  await service.get('/fragments/header');
  await service.settled();
  expect(service.renderings).toHaveLength(2);
  expect(service.shop.calls).toHaveLength(4);
});

// SSR-37
test('renders again after a worker has cancelled a request during its rendering', async () => {
  let isLost = true;
  const service = startService({
    render: () =>
      isLost
        ? new Promise(() => undefined)
        : Promise.resolve({ html: 'here', head: '', state: '{}', version: '1', missing: [] }),
  });
  void service.get('/fragments/header');
  await pass(500);
  const waiting = [service.get('/fragments/header'), service.get('/fragments/header')];
  isLost = false;
  await pass(1500);
  for (const response of waiting) expect(await textOf(response)).toContain('here');
  expect(await textOf(service.get('/fragments/header'))).toContain('here');
});
