import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { sendRequest } from '../testing/sendRequest.ts';
import { startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

const INCOMPLETE = { 'Fascia-Incomplete': 'true' };

const fragment = (html: string, headers: Record<string, string> = {}) =>
  new Response(html, { headers: { 'Cache-Control': 'public, max-age=1', ...headers } });

describeWith('nginx', 'A fragment behind nginx', () => {
  let service: StubService;
  let nginx: RunningNginx;

  test.beforeEach(async () => {
    service = await startStubService(() => fragment('complete'));
    nginx = await startNginx({ fragments: service.origin, shop: service.origin, files: tmpdir() });
  });
  test.afterEach(async () => {
    await nginx.close();
    await service.close();
  });

  const get = async () => {
    const { body, headers } = await sendRequest(nginx.origin, '/fragments/header?site=DE');
    return { headers, body: body.toString() };
  };

  // SSR-151
  test('is not replaced by an incomplete one if it is complete', async () => {
    await get();
    service.respondWith(() => fragment('incomplete', INCOMPLETE));
    const before = service.requests.length;
    await expect
      .poll(async () => (await get(), service.requests.length))
      .toBeGreaterThan(before + 1);
    expect((await get()).body).toBe('complete');
    service.respondWith(() => fragment('new'));
    await expect.poll(async () => (await get()).body).toBe('new');
  });

  // SSR-151
  test('is cached if it is incomplete, and replaced by a complete one', async () => {
    service.respondWith(() => fragment('incomplete', INCOMPLETE));
    await get();
    expect((await get()).headers['x-cache']).toBe('HIT');
    service.respondWith(() => fragment('complete'));
    await expect.poll(async () => (await get()).body).toBe('complete');
  });
});
